import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { useSettings } from '@/settings/settings-store';
import { MenuButton } from '@/ui/button/menu-button';

/** Language menu of a header; `face` is the content of its button, by default the language's name. */
export function LanguageSwitch({ face }: { face?: (name: string) => ReactNode }) {
  const intl = useIntl();
  const { lang, setLanguage } = useSettings();
  const name = LANGUAGE_NAMES[lang];
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'common.language' })}
      visibleText={name}
      face={face ? face(name) : name}
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
