import { createFileRoute } from '@tanstack/react-router';
import { getListAuditQueryOptions } from '@/api/generated/staff-right/staff-right';
import { AuditPage } from '@/features/admin/audit/audit-page';
import { auditQuery, auditSearch } from '@/features/admin/audit/audit-search';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_system/a/sys/audit')({
  staticData: { routeName: 'StaffAudit', order: 30, authority: ['audit:read'] },
  validateSearch: auditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    prefetch(queryClient, getListAuditQueryOptions(auditQuery(deps)));
  },
  component: AuditPage,
});
