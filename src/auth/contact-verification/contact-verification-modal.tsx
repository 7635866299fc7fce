import { Modal } from 'antd';
import { useIntl } from 'react-intl';
import { focusHeadingIfLost } from '@/lib/page/keep-focus';
import { SHEET } from '../login/login-sheet';
import { useSession } from '@/session/session-store';
import { ContactVerificationForm } from './contact-verification-form';
import { closeContactVerification, useContactVerification } from './contact-verification-store';

/** Asks for a verified contact when an action requires one. */
export function ContactVerificationModal({ face }: { face: 'modal' | 'sheet' }) {
  const intl = useIntl();
  const open = useContactVerification((dialog) => dialog.open);
  const user = useSession((session) => session.user);
  return (
    <Modal
      open={open && user !== undefined}
      title={intl.formatMessage({ id: 'login.verification.title' })}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ blur: false, closable: false }}
      {...(face === 'sheet' && SHEET)}
      onCancel={closeContactVerification}
      afterClose={focusHeadingIfLost}
    >
      {user && <ContactVerificationForm user={user} />}
    </Modal>
  );
}
