import { getRouteApi } from '@tanstack/react-router';
import { Select, Skeleton, Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListCertificateKinds } from '@/api/generated/staff-certificate/staff-certificate';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextIn } from '@/i18n/use-text-in';
import { StaffPage } from '@/ui/admin/staff-page';
import { FailedState } from '@/ui/feedback/result-state';
import { CertificateTable } from './certificate-table';
import { KINDS } from './certificates-search';
import { KindPanel } from './kind-panel';

const route = getRouteApi('/_admin/_competition/a/match/certificates');

/** Certificates of an edition by kind: issue, template, downloads and revocation. */
export function CertificatesPage() {
  const intl = useIntl();
  const textOf = useTextIn();
  const { matchInfoId, certificate: kind = KINDS[0], page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const editions = useListStaffMatches();
  const { data: all = [] } = editions;
  const edition =
    all.find(({ id }) => id === matchInfoId) ?? all.find(({ current }) => current) ?? all[0];
  const id = edition?.id ?? '';
  const kinds = useListCertificateKinds(
    { matchInfoId: id },
    { query: { enabled: edition !== undefined } },
  );
  const info = kinds.data?.find((one) => one.kind === kind);
  const failed = [editions, kinds].find(({ isError }) => isError);

  return (
    <StaffPage
      title={<FormattedMessage id="route.AdminCertificates" />}
      actions={
        <Select
          style={{ minWidth: 240 }}
          aria-label={intl.formatMessage({ id: 'staff.newsEdition' })}
          value={edition?.id ?? null}
          options={all.map(({ id: value, name }) => ({ value, label: textOf(name) }))}
          onChange={(chosen: string | null) => {
            if (chosen !== null) void navigate({ search: { matchInfoId: chosen } });
          }}
        />
      }
    >
      {failed !== undefined && (
        <FailedState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {failed === undefined && kinds.data === undefined && <Skeleton active />}
      {kinds.data !== undefined && (
        <Tabs
          activeKey={kind}
          onChange={(chosen) =>
            void navigate({
              search: {
                ...(matchInfoId !== undefined && { matchInfoId }),
                certificate: chosen as (typeof KINDS)[number],
              },
              replace: true,
            })
          }
          items={kinds.data.map((one) => ({
            key: one.kind,
            label: `${intl.formatMessage({ id: `certificate.kind.${one.kind}` })} (${String(one.issued)})`,
          }))}
        />
      )}
      {info !== undefined && (
        <>
          <KindPanel key={`${id} ${kind}`} info={info} />
          <CertificateTable
            matchInfoId={id}
            kind={kind}
            page={page}
            onPage={(next) =>
              void navigate({ search: (former) => ({ ...former, page: next }), replace: true })
            }
          />
        </>
      )}
    </StaffPage>
  );
}
