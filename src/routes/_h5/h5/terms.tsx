import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '@/features/legal/legal-page';
import { loadTerms } from '@/features/legal/queries';

export const Route = createFileRoute('/_h5/h5/terms')({
  staticData: { routeName: 'H5Terms' },
  loader: loadTerms,
  component: TermsPage,
});
