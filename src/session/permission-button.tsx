import { createElement, useId, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Authority } from './permissions';
import styles from './permission-button.module.css';
import { usePermission } from './use-permission';

type Props<P extends object> = P & {
  /** The button to draw: the public site's, antd's, or that of a table's row. */
  as: ComponentType<P>;
  /** Permissions or roles that the user needs, each of them. */
  authority: Authority;
};

/**
 * A button that is disabled, with the hint "no permission", for users without the permission (spec
 * section 6). It stays in the tab order, so that screen readers announce the hint; a click shows the
 * warning instead of the action.
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
