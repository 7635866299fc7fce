import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { PublicShell, PublicShellProblem } from '@/shells/public/public-shell';

export const Route = createFileRoute('/_public')({
  beforeLoad: ({ matches, location, context, preload }) => {
    context.redirectToMobile(location.href);
    guard(matches, location.href, preload);
  },
  component: PublicShell,
  errorComponent: PublicShellProblem,
});
