import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@/features/legal/legal-page';
import { loadPrivacy } from '@/features/legal/queries';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { routeName: 'Privacy' },
  loader: loadPrivacy,
  component: PrivacyPage,
});
