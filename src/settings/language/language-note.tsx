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
  /** The language that the text is in. */
  language: Language;
  /** Those that it is complete in. */
  languages: readonly Language[];
}

/** Says that a text isn't in the reader's language, and offers those that it is in. */
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
