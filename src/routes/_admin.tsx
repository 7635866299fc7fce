import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { AccountShell } from '@/shells/admin/account-shell';
import { PublicShellProblem } from '@/shells/public/public-shell';

export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ matches, location, context, preload }) => {
    // Before the guard, which stops anonymous visitors. Pages of the back office stay.
    context.redirectToMobile(location.href, { twinOnly: true });
    guard(matches, location.href, preload);
  },
  component: AccountShell,
  errorComponent: PublicShellProblem,
});
