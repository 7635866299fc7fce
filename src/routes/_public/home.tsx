import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/home/home-page';
import { loadHome } from '@/features/home/queries';

export const Route = createFileRoute('/_public/home')({
  staticData: { routeName: 'Home', order: 10 },
  loader: loadHome,
  component: HomePage,
});
