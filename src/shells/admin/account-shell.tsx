import { lazy, useState } from 'react';
import { withTexts } from '@/i18n/messages';
import { hasBackOfficeAccess } from '@/session/is-staff';
import { useSession } from '@/session/session-store';
import { PublicShell } from '../public/public-shell';

const AdminShell = lazy(() => withTexts(import('./admin-shell'), 'forms', 'staff'));

/**
 * Uses the staff shell for users with back office access, otherwise the public shell. When a session
 * expires, the shell stays mounted until the next login, so that unsaved input is kept.
 */
export function AccountShell() {
  const user = useSession((session) => session.user);
  const [staff, setStaff] = useState(() => hasBackOfficeAccess(user));
  if (user !== undefined && hasBackOfficeAccess(user) !== staff) setStaff(!staff);
  return staff ? <AdminShell /> : <PublicShell />;
}
