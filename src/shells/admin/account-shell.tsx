import { lazy } from 'react';
import { holdsBackOffice } from '@/session/is-staff';
import { useSession } from '@/session/session-store';
import { PublicShell } from '../public/public-shell';

const AdminShell = lazy(() => import('./admin-shell'));

/** The staff's frame for who may enter the back office; everyone else keeps the public one. */
export function AccountShell() {
  const staff = useSession(({ user }) => holdsBackOffice(user));
  return staff ? <AdminShell /> : <PublicShell />;
}
