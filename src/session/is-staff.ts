import { isAuthorized, type Grants } from './permissions';
import { useSession } from './session-store';

/** Whether a user may enter the admin back office (spec section 6). */
export function hasBackOfficeAccess(user: Grants | undefined): boolean {
  return isAuthorized([['system:login']], user);
}

/** Whether the present user may. */
export function isStaff(): boolean {
  return hasBackOfficeAccess(useSession.getState().user);
}
