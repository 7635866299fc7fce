import { createElement, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { BlockedButton } from '@/ui/button/blocked-button';
import type { Authority } from './permissions';
import { usePermission } from './use-permission';

type Props<P extends object> = P & {
  /** Button component: the public site's, antd's, or a table row's. */
  as: ComponentType<P>;
  /** Permissions or roles, all required. */
  authority: Authority;
};

/**
 * Blocks a button for users without a permission, with the hint "no permission" (spec section 6); a click
 * shows a warning.
 */
export function PermissionButton<P extends object>({ as, authority, ...props }: Props<P>) {
  const intl = useIntl();
  const { can } = usePermission();
  const given = props as unknown as P;
  if (can(authority)) return createElement(as, given);
  return (
    <BlockedButton<P>
      {...given}
      as={as}
      reason={intl.formatMessage({ id: 'session.noPermission' })}
      warning={intl.formatMessage({ id: 'session.mayNotOperate' })}
    />
  );
}
