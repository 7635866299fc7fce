import { Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffExperts } from '@/api/generated/staff/staff';
import { useAppointJudge } from '@/api/generated/staff-judging/staff-judging';
import type { RoundJudge, StaffExpert } from '@/api/generated/model';
import { labelOf, useDomainChoices } from '@/domain/reference/reference-labels';
import { notify } from '@/lib/notices';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './judging.module.css';

/** Status of an approved expert. */
const APPROVED = 2;

/** Approved experts who aren't judges, recognized by name and organisation; a click makes them judges. */
export function ExpertAppointment({ judges }: { judges: readonly RoundJudge[] }) {
  const intl = useIntl();
  const domains = useDomainChoices();
  const actions = useRowActions(150);
  const [keywords, setKeywords] = useState('');
  const { data, error, isError, isFetching, refetch } = useListStaffExperts({
    status: APPROVED,
    size: 100,
    ...(keywords !== '' && { keywords }),
  });
  const appoint = useAppointJudge();
  const keyOf = ({ name, organisation = '' }: Pick<RoundJudge, 'name' | 'organisation'>) =>
    `${name} ${organisation}`;
  const known = new Set(judges.map(keyOf));
  const experts = (data?.records ?? []).filter((expert) => !known.has(keyOf(expert)));
  const find = intl.formatMessage({ id: 'staff.searchExperts' });
  const columns: RecordColumn<StaffExpert>[] = [
    { title: intl.formatMessage({ id: 'staff.name' }), dataIndex: 'name', width: 180 },
    {
      title: intl.formatMessage({ id: 'staff.organisation' }),
      key: 'organisation',
      render: (_, { organisation }) => organisation ?? '–',
    },
    {
      title: intl.formatMessage({ id: 'entry.fact.domain' }),
      key: 'domains',
      render: (_, expert) => expert.domains.map((code) => labelOf(domains, code)).join(', ') || '–',
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, { id, name }) => (
        <RowButton
          loading={appoint.isPending && appoint.variables.data.expertId === id}
          onClick={() =>
            appoint.mutate(
              { data: { expertId: id } },
              {
                onSuccess: () =>
                  notify(
                    'success',
                    intl.formatMessage({ id: 'staffJudging.appointed' }, { name }),
                    3,
                  ),
              },
            )
          }
        >
          <FormattedMessage id="staffJudging.appoint" />
        </RowButton>
      ),
    },
  ];
  return (
    <section className={styles['experts']}>
      <h2 className={styles['heading']}>
        <FormattedMessage id="staffJudging.experts" />
      </h2>
      <Input.Search
        allowClear
        style={{ width: 300, maxWidth: '100%', marginBottom: 12 }}
        aria-label={find}
        placeholder={find}
        onSearch={(words) => setKeywords(words.trim())}
      />
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          columns={columns}
          dataSource={experts}
          loading={isFetching}
          narrowed={keywords !== ''}
          scroll={{ x: 800 }}
          pagination={{ defaultPageSize: 10, hideOnSinglePage: true }}
        />
      )}
    </section>
  );
}
