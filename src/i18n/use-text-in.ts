import { useIntl } from 'react-intl';
import { textIn, type LocalizedText } from '@/lib/localized';
import { languageOf } from './languages';

/** Takes the reader's language out of a text that staff have in three. */
export function useTextIn(): (text: LocalizedText) => string {
  const { locale } = useIntl();
  return (text) => textIn(text, languageOf(locale));
}
