import { createFileRoute } from '@tanstack/react-router';
import { MobileHomePage } from '@/features/home/mobile-home-page';
import { loadHome } from '@/features/home/queries';

export const Route = createFileRoute('/_h5/h5/home')({
  staticData: { routeName: 'H5Home' },
  loader: loadHome,
  component: MobileHomePage,
});
