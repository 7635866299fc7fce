import type { IntlShape } from 'react-intl';
import { callFailure, type CallFailure } from './call-failure';

/** The text of a failed request, for a toast. */
export function failureWords(intl: IntlShape, error: unknown): string {
  const words: CallFailure['words'] = callFailure(error)?.words ?? { id: 'error.general' };
  return 'id' in words ? intl.formatMessage({ id: words.id }, words.values) : words.words;
}
