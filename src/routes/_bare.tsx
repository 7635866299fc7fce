import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { BareShell } from '@/shells/bare/bare-shell';

export const Route = createFileRoute('/_bare')({
  beforeLoad: ({ matches, location, preload }) => {
    guard(matches, location.href, preload);
  },
  component: BareShell,
});
