import { Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useListCertificates,
  useReplaceCertificate,
  useRevokeCertificate,
} from '@/api/generated/staff-certificate/staff-certificate';
import type { CertificateKind, CertificateState, StaffCertificate } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';

const TONES: Record<CertificateState, Tone> = { valid: 'good', lapsed: 'plain', revoked: 'bad' };
const SIZE = 20;

interface Props {
  matchInfoId: string;
  kind: CertificateKind;
  page: number;
  onPage: (page: number) => void;
}

/** Issued certificates of a kind, with revocation and replacement. */
export function CertificateTable({ matchInfoId, kind, page, onPage }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const actions = useRowActions(220);
  const revoke = useRevokeCertificate();
  const replace = useReplaceCertificate();
  const { data, error, isError, isFetching, refetch } = useListCertificates(
    { matchInfoId, kind, current: page, size: SIZE },
    { query: { placeholderData: (previous) => previous } },
  );
  const columns: RecordColumn<StaffCertificate>[] = [
    {
      title: intl.formatMessage({ id: 'certificate.number' }),
      key: 'number',
      width: 180,
      render: (_, { number }) => <a href={`#/certificate?number=${number}`}>{number}</a>,
    },
    { title: intl.formatMessage({ id: 'certificate.name' }), dataIndex: 'name', width: 160 },
    {
      title: intl.formatMessage({ id: 'staffCertificate.for' }),
      key: 'for',
      render: (_, { entryName, prize, activity }) =>
        [entryName, prize, activity].filter((part) => part !== undefined).join(' · '),
    },
    {
      title: intl.formatMessage({ id: 'certificate.issued' }),
      key: 'issuedAt',
      width: 140,
      render: (_, { issuedAt }) => dates.day(issuedAt),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'state',
      width: 160,
      render: (_, { state }) => (
        <StatusTag tone={TONES[state]}>
          <FormattedMessage id={`staffCertificate.state.${state}`} />
        </StatusTag>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, { number, state, replaced = false }) =>
        !replaced &&
        // Public checks report a lapsed certificate as revoked, and nothing is left to issue it for.
        state !== 'lapsed' && (
          <RowButtons>
            <Popconfirm
              title={intl.formatMessage({ id: 'staffCertificate.replaceQuestion' }, { number })}
              okText={intl.formatMessage({ id: 'staffCertificate.replace' })}
              cancelText={intl.formatMessage({ id: 'staffCertificate.keep' })}
              onConfirm={() => replace.mutate({ data: { number } })}
            >
              <RowButton>
                <FormattedMessage id="staffCertificate.replace" />
              </RowButton>
            </Popconfirm>
            {state === 'revoked' ? (
              <RowButton onClick={() => revoke.mutate({ data: { number, revoked: false } })}>
                <FormattedMessage id="staffCertificate.restore" />
              </RowButton>
            ) : (
              <Popconfirm
                title={intl.formatMessage({ id: 'staffCertificate.revokeQuestion' }, { number })}
                okText={intl.formatMessage({ id: 'staffCertificate.revoke' })}
                okButtonProps={{ danger: true }}
                cancelText={intl.formatMessage({ id: 'staffCertificate.keep' })}
                onConfirm={() => revoke.mutate({ data: { number, revoked: true } })}
              >
                <RowButton>
                  <FormattedMessage id="staffCertificate.revoke" />
                </RowButton>
              </Popconfirm>
            )}
          </RowButtons>
        ),
    },
  ];
  if (isError && data === undefined)
    return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <RecordTable
      rowKey="number"
      page={data}
      columns={columns}
      dataSource={data?.records ?? []}
      loading={isFetching}
      scroll={{ x: 1000 }}
      pagination={tablePaging(data, onPage)}
    />
  );
}
