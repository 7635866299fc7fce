import { FormattedMessage, useIntl } from 'react-intl';
import {
  isTranslated,
  LANGUAGE_NAMES,
  languageOf,
  LANGUAGES,
  type Language,
} from '@/i18n/languages';
import styles from './language-note.module.css';
import { useSettings } from '../settings-store';

interface Props {
  language: Language;
  /** Languages with a complete translation. */
  languages: readonly Language[];
}

/** Shows that a text isn't in the reader's language, with buttons for the languages available. */
export function LanguageNote({ language, languages }: Props) {
  const { locale } = useIntl();
  const setLanguage = useSettings((settings) => settings.setLanguage);
  if (isTranslated({ language, languages }, languageOf(locale))) return null;
  return (
    <p className={styles['note']}>
      <FormattedMessage id="common.notInYourLanguage" />
      {languages.map((other) => (
        <button
          key={other}
          type="button"
          lang={LANGUAGES[other]}
          onClick={() => {
            setLanguage(other);
          }}
        >
          {LANGUAGE_NAMES[other]}
        </button>
      ))}
    </p>
  );
}
