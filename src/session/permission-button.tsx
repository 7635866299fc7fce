import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass, type ButtonVariant } from '@/ui/button/button';
import type { Authority } from './permissions';
import styles from './permission-button.module.css';
import { usePermission } from './use-permission';

interface Props {
  /** What it asks for: each of these permissions or roles. */
  authority: Authority;
  variant?: ButtonVariant;
  onClick: () => void;
  children: ReactNode;
}

/**
 * A button that is off, with the hint "no permission", for who may not use it (spec section 6). It
 * stays in the tab order: who can't see the hint hears it.
 */
export function PermissionButton({ authority, variant, onClick, children }: Props) {
  const intl = useIntl();
  const hint = useId();
  const { may, gated } = usePermission();
  if (may(authority)) {
    return (
      <button type="button" className={buttonClass(variant)} onClick={onClick}>
        {children}
      </button>
    );
  }
  return (
    <span className={styles['root']} title={intl.formatMessage({ id: 'session.noPermission' })}>
      <button
        type="button"
        className={`${buttonClass(variant)} ${styles['off'] ?? ''}`}
        aria-disabled
        aria-describedby={hint}
        onClick={gated(authority, onClick)}
      >
        {children}
      </button>
      <span id={hint} className="visually-hidden">
        <FormattedMessage id="session.noPermission" />
      </span>
    </span>
  );
}
