import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@/features/legal/legal-page';
import { loadPrivacy } from '@/features/legal/queries';

export const Route = createFileRoute('/_h5/h5/privacy')({
  staticData: { routeName: 'H5Privacy' },
  loader: loadPrivacy,
  component: PrivacyPage,
});
