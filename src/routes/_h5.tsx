import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { MobileShell, MobileShellProblem } from '@/shells/mobile/mobile-shell';

export const Route = createFileRoute('/_h5')({
  beforeLoad: ({ matches, location, preload }) => {
    guard(matches, location.href, preload);
  },
  component: MobileShell,
  errorComponent: MobileShellProblem,
});
