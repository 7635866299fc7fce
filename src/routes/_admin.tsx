import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { AccountShell } from '@/shells/admin/account-shell';

export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ matches, location }) => {
    guard(matches, location.href);
  },
  component: AccountShell,
});
