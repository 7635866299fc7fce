import { createFileRoute } from '@tanstack/react-router';
import { guard } from '@/session/guard';
import { H5Shell, H5ShellProblem } from '@/shells/h5/h5-shell';

export const Route = createFileRoute('/_h5')({
  beforeLoad: ({ matches, location, preload }) => {
    guard(matches, location.href, preload);
  },
  component: H5Shell,
  errorComponent: H5ShellProblem,
});
