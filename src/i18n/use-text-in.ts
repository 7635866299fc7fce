import { useIntl } from 'react-intl';
import { textIn, type LocalizedText } from '@/lib/localized';
import { languageOf } from './languages';

/** Returns a function that selects the reader's language of a localized text. */
export function useTextIn(): (text: LocalizedText) => string {
  const { locale } = useIntl();
  return (text) => textIn(text, languageOf(locale));
}
