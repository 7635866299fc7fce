import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '@/features/legal/legal-page';
import { loadLegalText } from '@/features/legal/load-legal-text';

export const Route = createFileRoute('/_public/terms')({
  staticData: { routeName: 'Terms' },
  loader: loadLegalText('terms'),
  component: TermsPage,
});
