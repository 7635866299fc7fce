import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@/features/legal/legal-page';
import { loadLegalText } from '@/features/legal/load-legal-text';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { routeName: 'Privacy' },
  loader: loadLegalText('privacy'),
  component: PrivacyPage,
});
