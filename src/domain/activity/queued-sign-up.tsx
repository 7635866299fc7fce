import { FormattedMessage } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';

/** Shows a sign-up that waits for the network; the user can withdraw it. */
export function QueuedSignUp({ onDrop }: { onDrop: () => void }) {
  return (
    <>
      <p role="status">
        <FormattedMessage id="waits.activity" />
      </p>
      <ActionButton variant="outline" onClick={onDrop}>
        <FormattedMessage id="waits.doNotSend" />
      </ActionButton>
    </>
  );
}
