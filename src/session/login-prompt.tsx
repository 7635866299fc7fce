import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { ActionButton } from '@/ui/button/action-button';
import { ResultState } from '@/ui/feedback/result-state';
import { useLoginModal } from './login-modal-store';

interface Props {
  title?: MessageId;
  hint?: MessageId;
}

/** Replaces content that requires a login; its button opens the login modal. */
export function LoginPrompt({ title = 'error.loginFirst', hint }: Props) {
  const show = useLoginModal((modal) => modal.show);
  return (
    <ResultState
      kind="login"
      title={<FormattedMessage id={title} />}
      hint={hint && <FormattedMessage id={hint} />}
      action={
        <ActionButton onClick={() => show('page')}>
          <FormattedMessage id="session.logIn" />
        </ActionButton>
      }
    />
  );
}
