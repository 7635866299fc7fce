import { createFileRoute } from '@tanstack/react-router';
import { ContactsPage } from '@/features/admin/site/contacts-page';

export const Route = createFileRoute('/_admin/_site/a/site/contacts')({
  staticData: { routeName: 'StaffContacts', order: 40, authority: ['content:write'] },
  component: ContactsPage,
});
