import { createFileRoute } from '@tanstack/react-router';
import { CitiesPage } from '@/features/admin/site/cities-page';

export const Route = createFileRoute('/_admin/_site/a/site/cities')({
  staticData: { routeName: 'StaffCities', order: 56, authority: ['content:write'] },
  component: CitiesPage,
});
