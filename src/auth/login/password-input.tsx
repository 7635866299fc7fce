import { Input } from 'antd';
import type { InputProps, InputRef } from 'antd/es/input';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './login.module.css';

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" aria-hidden>
      <path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0Z" strokeWidth="1.6" />
      <circle cx="12" cy="12" r="3" strokeWidth="1.6" />
      {crossed && <path d="M4 4l16 16" strokeWidth="1.6" />}
    </svg>
  );
}

/** Password field with a visibility toggle and a Caps Lock warning. */
export function PasswordInput(props: InputProps & { ref?: Ref<InputRef> }) {
  const intl = useIntl();
  const [capsLock, setCapsLock] = useState(false);
  const [visible, setVisible] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    // antd's password field nests buttons.
    <Input
      size="large"
      {...props}
      type={visible ? 'text' : 'password'}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
      suffix={
        <>
          {/* Inside the field, so that the warning doesn't shift the button below. */}
          <span role="status" className={styles['caps']}>
            {capsLock && <FormattedMessage id="login.capsLock" />}
          </span>
          <button
            type="button"
            className={styles['eye']}
            aria-label={intl.formatMessage({
              id: visible ? 'login.hidePassword' : 'login.showPassword',
            })}
            onClick={() => {
              setVisible(!visible);
            }}
          >
            <EyeIcon crossed={!visible} />
          </button>
        </>
      }
    />
  );
}
