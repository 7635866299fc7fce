import { Modal } from 'antd';
import { useRef } from 'react';
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
  const content = useRef<HTMLDivElement>(null);
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
      // antd focuses the button that closes the dialog.
      afterOpenChange={(shown) => {
        if (shown) content.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
      }}
      afterClose={focusHeadingIfLost}
    >
      <div ref={content}>{user && <ContactVerificationForm user={user} />}</div>
    </Modal>
  );
}
