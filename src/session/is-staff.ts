import { mayPass, type Grants } from './permissions';
import { useSession } from './session-store';

/** Whether a user may enter the admin back office (spec section 6). */
export function holdsBackOffice(user: Grants | undefined): boolean {
  return mayPass([['system:login']], user);
}

/** Whether the present user may. */
export function isStaff(): boolean {
  return holdsBackOffice(useSession.getState().user);
}
