import { getRouteApi } from '@tanstack/react-router';
import { Skeleton, Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListCertificateKinds } from '@/api/generated/staff-certificate/staff-certificate';
import { EditionSelect } from '@/domain/staff-edition/edition-select';
import { NoStaffEdition } from '@/domain/staff-edition/no-staff-edition';
import { useStaffEdition } from '@/domain/staff-edition/use-staff-edition';
import { StaffPage } from '@/ui/admin/staff-page';
import tabs from '@/ui/page/wrapping-tabs.module.css';
import { FailedState } from '@/ui/feedback/result-state';
import { CertificateTable } from './certificate-table';
import { KINDS } from './certificates-search';
import { KindPanel } from './kind-panel';

const route = getRouteApi('/_admin/_competition/a/match/certificates');

/** Certificates of an edition by kind: issue, template, downloads and revocation. */
export function CertificatesPage() {
  const intl = useIntl();
  const { matchInfoId, certificate: kind = KINDS[0], page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { edition, editions, ...listed } = useStaffEdition(matchInfoId);
  const id = edition?.id ?? '';
  const kinds = useListCertificateKinds(
    { matchInfoId: id },
    { query: { enabled: edition !== undefined } },
  );
  const info = kinds.data?.find((one) => one.kind === kind);
  const failed = [listed, kinds].find(({ isError }) => isError);

  return (
    <StaffPage
      title={<FormattedMessage id="route.AdminCertificates" />}
      actions={
        <EditionSelect
          editions={editions}
          edition={edition}
          onChange={(chosen) => void navigate({ search: { matchInfoId: chosen } })}
        />
      }
    >
      {failed !== undefined && (
        <FailedState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {editions?.length === 0 && <NoStaffEdition />}
      {failed === undefined && kinds.data === undefined && editions?.length !== 0 && (
        <Skeleton active />
      )}
      {kinds.data !== undefined && (
        <Tabs
          className={tabs['tabs'] ?? ''}
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
