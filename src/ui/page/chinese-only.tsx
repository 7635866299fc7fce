import { FormattedMessage, useIntl } from 'react-intl';
import { languageOf, LANGUAGES, type Language } from '@/i18n/languages';
import styles from './chinese-only.module.css';

/** Marks a record that has only a Chinese text; shown in the English interface. */
export function ChineseOnly({ language }: { language: Language }) {
  const { locale } = useIntl();
  if (LANGUAGES[language] === locale || languageOf(locale) !== 'US') return null;
  return (
    <span className={styles['mark']} lang={locale}>
      <FormattedMessage id="common.chineseOnly" />
    </span>
  );
}
