import { isAuthorized, type Grants } from './permissions';
import { useSession } from './session-store';

/** Returns whether a user may open the back office (spec section 6). */
export function hasBackOfficeAccess(user: Grants | undefined): boolean {
  return isAuthorized([['system:login']], user);
}

export function isStaff(): boolean {
  return hasBackOfficeAccess(useSession.getState().user);
}
