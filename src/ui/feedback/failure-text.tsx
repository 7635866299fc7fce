import { FormattedMessage } from 'react-intl';
import { callFailure } from './call-failure';

/** Says what went wrong, for a place that stays on the page. */
export function FailureText({ error }: { error: unknown }) {
  const words = callFailure(error)?.words ?? { id: 'error.general' };
  return 'id' in words ? <FormattedMessage {...words} /> : words.words;
}
