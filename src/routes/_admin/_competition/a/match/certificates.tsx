import { createFileRoute } from '@tanstack/react-router';
import { getListStaffMatchesQueryOptions } from '@/api/generated/staff-match/staff-match';
import { CertificatesPage } from '@/features/admin/certificate/certificates-page';
import { certificatesSearch } from '@/features/admin/certificate/certificates-search';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_competition/a/match/certificates')({
  staticData: { routeName: 'AdminCertificates', order: 16, authority: ['result:publish'] },
  validateSearch: certificatesSearch,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListStaffMatchesQueryOptions());
  },
  component: CertificatesPage,
});
