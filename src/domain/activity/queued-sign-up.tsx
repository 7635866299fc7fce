import { FormattedMessage } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';

/** The sign-up that waits for the network; it may be thought over meanwhile. */
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
