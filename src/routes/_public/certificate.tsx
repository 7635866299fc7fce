import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '@/features/certificate/certificate-page';
import { certificateSearchOptions } from '@/features/certificate/certificate-search';

export const Route = createFileRoute('/_public/certificate')({
  staticData: { routeName: 'Certificate' },
  ...certificateSearchOptions,
  loader: ({ context: { loadTexts } }) => loadTexts('forms'),
  component: CertificatePage,
});
