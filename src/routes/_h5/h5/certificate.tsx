import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '@/features/certificate/certificate-page';
import { certificateSearchOptions } from '@/features/certificate/certificate-search';

export const Route = createFileRoute('/_h5/h5/certificate')({
  staticData: { routeName: 'H5Certificate' },
  ...certificateSearchOptions,
  loader: ({ context: { loadTexts } }) => loadTexts('forms'),
  component: CertificatePage,
});
