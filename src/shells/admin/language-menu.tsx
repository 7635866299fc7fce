import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { useSettings } from '@/settings/settings-store';
import { MenuButton } from '@/ui/button/menu-button';

export function LanguageMenu() {
  const intl = useIntl();
  const { lang, setLanguage } = useSettings();
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'common.language' })}
      visibleText={LANGUAGE_NAMES[lang]}
      face={LANGUAGE_NAMES[lang]}
      entries={(Object.keys(LANGUAGE_NAMES) as Language[]).map((language) => ({
        key: language,
        label: LANGUAGE_NAMES[language],
        checked: language === lang,
        onSelect: () => {
          setLanguage(language);
        },
      }))}
    />
  );
}
