import { FormattedMessage } from 'react-intl';
import { callFailure } from './call-failure';

export function FailureText({ error }: { error: unknown }) {
  const words = callFailure(error)?.words ?? { id: 'error.general' };
  return 'id' in words ? <FormattedMessage {...words} /> : words.words;
}
