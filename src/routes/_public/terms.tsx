import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '@/features/legal/legal-page';
import { loadTerms } from '@/features/legal/queries';

export const Route = createFileRoute('/_public/terms')({
  staticData: { routeName: 'Terms' },
  loader: loadTerms,
  component: TermsPage,
});
