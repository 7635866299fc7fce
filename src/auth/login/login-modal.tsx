import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusHeadingIfLost } from '@/lib/page/keep-focus';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { LoginNote } from './login-note';
import { LoginPanel } from './login-panel';
import { SHEET } from './login-sheet';
import { useFinishLogin } from './use-finish-login';

/**
 * Focuses the first empty field, because antd focuses the close button. Not on phones, where the
 * keyboard would cover the sheet.
 */
function focusFirstEmpty(forms: HTMLElement | null): void {
  if (!forms || forms.contains(document.activeElement)) return;
  const fields = [...forms.querySelectorAll('input')];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}

/** Login modal (spec section 4), opened from the header or by an expired session. */
export function LoginModal({ face }: { face: 'modal' | 'sheet' }) {
  const intl = useIntl();
  const { open, origin, mode, phone, prepared, close, setMode, awaitLogin } = useLoginModal();
  const [shut, setShut] = useState(true);
  const known = useSession((session) => session.phone);
  const finish = useFinishLogin();
  const forms = useRef<HTMLDivElement>(null);

  const modal = (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'session.logIn' })}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ blur: false, closable: false }}
      {...(face === 'sheet' && SHEET)}
      onCancel={close}
      // With a form result, `LoginNote` receives focus instead.
      focusable={{ focusTriggerAfterClose: prepared === undefined }}
      afterOpenChange={(shown) => {
        setShut(!shown);
        // After a login, the button that opened the modal has been removed.
        if (!shown && prepared === undefined) focusHeadingIfLost();
        if (shown && face === 'modal') focusFirstEmpty(forms.current);
      }}
    >
      <div ref={forms}>
        <LoginPanel
          mode={mode}
          onMode={setMode}
          phone={phone ?? known}
          onLoggedIn={async (login) => {
            await finish(login, origin);
          }}
          onDone={awaitLogin}
        />
      </div>
    </Modal>
  );
  return (
    <>
      {modal}
      {prepared && !open && shut && <LoginNote prepared={prepared} />}
    </>
  );
}
