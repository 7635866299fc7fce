import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { PublicShell } from '@/shells/public/public-shell';

export const Route = createFileRoute('/_public')({
  beforeLoad: ({ matches, location, context }) => {
    context.redirectPhones(location.href);
    guard(matches, location.href);
  },
  component: PublicShell,
});
