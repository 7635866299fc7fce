import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '@/features/legal/legal-page';
import { loadLegalText } from '@/features/legal/load-legal-text';

export const Route = createFileRoute('/_h5/h5/terms')({
  staticData: { routeName: 'H5Terms' },
  loader: loadLegalText('terms'),
  component: TermsPage,
});
