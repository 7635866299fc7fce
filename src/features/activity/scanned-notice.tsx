import { FormattedMessage } from 'react-intl';
import type { ActivitySignUpStatus } from '@/api/generated/model';
import { useLoginModal } from '@/session/login-modal-store';
import { ActionButton } from '@/ui/button/action-button';

interface Props {
  loggedIn: boolean;
  status: ActivitySignUpStatus;
}

/** Explains to a visitor who has scanned the venue's code why check-in isn't possible. */
export default function ScannedNotice({ loggedIn, status }: Props) {
  const show = useLoginModal((modal) => modal.show);
  if (!loggedIn) {
    return (
      <>
        <p role="alert">
          <FormattedMessage id="activity.checkIn.logIn" />
        </p>
        <ActionButton onClick={() => show('page')}>
          <FormattedMessage id="session.logIn" />
        </ActionButton>
      </>
    );
  }
  if (status !== 'none' && status !== 'cancelled') return null;
  return (
    <p role="alert">
      <FormattedMessage id="activity.checkIn.notSignedUp" />
    </p>
  );
}
