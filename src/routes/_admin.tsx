import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { AccountShell } from '@/shells/admin/account-shell';
import { PublicShellProblem } from '@/shells/public/public-shell';

export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ matches, location, context, preload }) => {
    // Must precede the guard, which rejects anonymous visitors. Back office pages have no mobile twin.
    context.redirectToMobile(location.href, { twinOnly: true });
    guard(matches, location.href, preload);
  },
  component: AccountShell,
  errorComponent: PublicShellProblem,
});
