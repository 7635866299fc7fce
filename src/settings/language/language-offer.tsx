import { LANGUAGES, type Language } from '@/i18n/languages';
import { writeText } from '@/lib/storage';
import { useSettings } from '../settings-store';
import { ActionButton } from '@/ui/button/action-button';
import { preferredLanguage } from './preferred-language';
import styles from './language-offer.module.css';

/** Texts in the offered language, whose messages aren't loaded. */
const WORDS: Record<Language, { offer: string; take: string; close: string }> = {
  CN: { offer: '本网站有简体中文版。', take: '切换为简体中文', close: '不用了' },
  US: {
    offer: 'This site is available in English.',
    take: 'Switch to English',
    close: 'No, thanks',
  },
  HK: { offer: '本網站有繁體中文版。', take: '切換為繁體中文', close: '不用了' },
};

/** Offers the browser's language, over the footer so that it causes no layout shift. */
export default function LanguageOffer({ onClose }: { onClose: () => void }) {
  const { lang, setLanguage } = useSettings();
  const language = preferredLanguage(navigator.languages);
  if (language === undefined || language === lang) return null;
  const { offer, take, close } = WORDS[language];
  return (
    <aside className={styles['line']} lang={LANGUAGES[language]} aria-label={offer}>
      <p>{offer}</p>
      <ActionButton
        onClick={() => {
          setLanguage(language);
          onClose();
        }}
      >
        {take}
      </ActionButton>
      <ActionButton
        variant="outline"
        onClick={() => {
          writeText('languageOffer', 'no');
          onClose();
        }}
      >
        {close}
      </ActionButton>
    </aside>
  );
}
