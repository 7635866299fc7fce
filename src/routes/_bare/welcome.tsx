import { createFileRoute } from '@tanstack/react-router';
import { WelcomeFrame } from '@/features/home/welcome-frame';

export const Route = createFileRoute('/_bare/welcome')({
  staticData: { routeName: 'Welcome' },
  beforeLoad: ({ location, context }) => {
    context.redirectToMobile(location.href);
  },
  component: WelcomeFrame,
});
