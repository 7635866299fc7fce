import { useIntl } from 'react-intl';
import { notify } from '@/lib/notices';
import { isAuthorized, type Authority } from './permissions';
import { useSession } from './session-store';

/**
 * Checks the current user's permissions (spec section 6). Buttons use `PermissionButton`.
 * @returns `can`: whether the user has the permissions or roles; `guardAction`: wraps an action to
 * show a warning to users without them
 */
export function usePermission() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const can = (authority: Authority) => isAuthorized([authority], user);
  return {
    can,
    guardAction:
      <A extends unknown[]>(authority: Authority, act: (...parts: A) => void) =>
      (...parts: A) => {
        if (can(authority)) act(...parts);
        else notify('warning', intl.formatMessage({ id: 'session.mayNotOperate' }), 3);
      },
  };
}
