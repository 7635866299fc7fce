import { lazy, useState } from 'react';
import { withTexts } from '@/i18n/messages';
import { hasBackOfficeAccess } from '@/session/is-staff';
import { useSession } from '@/session/session-store';
import { PublicShell } from '../public/public-shell';

const AdminShell = lazy(() => withTexts(import('./admin-shell'), 'forms', 'staff'));

/**
 * The staff's frame for who may enter the back office; everyone else keeps the public one. While a
 * session has expired the frame stays as it was, with what is typed in it: the next login decides.
 */
export function AccountShell() {
  const user = useSession((session) => session.user);
  const [staff, setStaff] = useState(() => hasBackOfficeAccess(user));
  if (user !== undefined && hasBackOfficeAccess(user) !== staff) setStaff(!staff);
  return staff ? <AdminShell /> : <PublicShell />;
}
