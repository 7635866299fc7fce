import { createElement, useId, type ComponentType } from 'react';
import { notify } from '@/lib/notices';
import styles from './blocked-button.module.css';

type Props<P extends object> = P & {
  /** Button component: the public site's, antd's, or a table row's. */
  as: ComponentType<P>;
  /** Why the action isn't possible. */
  reason: string;
  /** Warning after a click; default: the reason. */
  warning?: string;
};

/**
 * Button of an action that isn't possible now. It stays in the tab order, so that screen readers announce the
 * reason; a click shows a warning.
 */
export function BlockedButton<P extends object>({
  as,
  reason,
  warning = reason,
  ...props
}: Props<P>) {
  const hint = useId();
  const blocked = {
    disabled: false,
    className: styles['off'],
    'aria-disabled': true,
    'aria-describedby': hint,
    onClick: () => notify('warning', warning, 3),
  };
  return (
    <span className={styles['root']} title={reason}>
      {createElement(as, { ...(props as unknown as P), ...blocked })}
      <span id={hint} className="visually-hidden">
        {reason}
      </span>
    </span>
  );
}
