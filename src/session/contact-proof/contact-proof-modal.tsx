import { Modal } from 'antd';
import { useIntl } from 'react-intl';
import { SHEET } from '../login/login-sheet';
import { useSession } from '../session-store';
import { ContactProofForm } from './contact-proof-form';
import { closeContactProof, useContactProof } from './contact-proof-store';

/** Asks, where something was pressed that needs it, for the proof of a number or an address. */
export function ContactProofModal({ face }: { face: 'modal' | 'sheet' }) {
  const intl = useIntl();
  const open = useContactProof((dialog) => dialog.open);
  const user = useSession((session) => session.user);
  return (
    <Modal
      open={open && user !== undefined}
      title={intl.formatMessage({ id: 'login.proof.title' })}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ blur: false, closable: false }}
      {...(face === 'sheet' && SHEET)}
      onCancel={closeContactProof}
    >
      {user && <ContactProofForm user={user} />}
    </Modal>
  );
}
