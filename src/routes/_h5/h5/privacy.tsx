import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@/features/legal/legal-page';
import { loadLegalText } from '@/features/legal/load-legal-text';

export const Route = createFileRoute('/_h5/h5/privacy')({
  staticData: { routeName: 'H5Privacy' },
  loader: loadLegalText('privacy'),
  component: PrivacyPage,
});
