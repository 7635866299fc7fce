import { createElement, useId, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Authority } from './permissions';
import styles from './permission-button.module.css';
import { usePermission } from './use-permission';

type Props<P extends object> = P & {
  /** Button component: the public site's, antd's, or a table row's. */
  as: ComponentType<P>;
  /** Permissions or roles, all required. */
  authority: Authority;
};

/**
 * Disables a button for users without a permission, with the hint "no permission" (spec section 6).
 * It stays in the tab order, so that screen readers announce the hint; a click shows a warning.
 */
export function PermissionButton<P extends object>({ as, authority, ...props }: Props<P>) {
  const intl = useIntl();
  const hint = useId();
  const { can, guardAction } = usePermission();
  const given = props as unknown as P;
  if (can(authority)) return createElement(as, given);
  const disabled = {
    disabled: false,
    className: styles['off'],
    'aria-disabled': true,
    'aria-describedby': hint,
    onClick: guardAction(authority, () => undefined),
  };
  return (
    <span className={styles['root']} title={intl.formatMessage({ id: 'session.noPermission' })}>
      {createElement(as, { ...given, ...disabled })}
      <span id={hint} className="visually-hidden">
        <FormattedMessage id="session.noPermission" />
      </span>
    </span>
  );
}
