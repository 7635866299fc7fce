import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListAudit } from '@/api/generated/staff-right/staff-right';
import type { AuditOutcome, AuditRecord } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { tablePaging } from '@/ui/admin/table-paging';
import { FailedState } from '@/ui/feedback/result-state';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { AUDIT_OUTCOMES, auditQuery, auditSearch } from './audit-search';
import { AuditTarget } from './audit-target';
import { AUDITED, DECISIONS, LIST_PAGES, OF_LISTS } from './audited-operations';

const TONES: Record<AuditOutcome, Tone> = { done: 'good', refused: 'notable', forbidden: 'bad' };
/** States of a decision. */
const STATUSES = [1, 2, 3, 'finalist', 4, 5] as const;
const COLUMNS = ['at', 'who', 'what', 'outcome', 'target', 'detail', 'address'] as const;
const WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = {
  at: 170,
  who: 140,
  what: 200,
  outcome: 120,
};

/** Audit log of staff actions and of operations that give access to an account: search and export. */
export function AuditPage() {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const dates = useDates();
  const { search, narrow, toPage } = useTableSearch(auditSearch);
  const { data, error, isError, isFetching, refetch } = useListAudit(auditQuery(search), {
    query: { placeholderData: (previous) => previous },
  });
  const text = (id: 'search' | 'allOperations' | 'since' | 'until' | (typeof COLUMNS)[number]) =>
    intl.formatMessage({ id: `staffAudit.${id}` });
  const operationName = (operation: string) => {
    const known = AUDITED.find((one) => one === operation);
    // Read operations are only logged if they were rejected, and have no text.
    return known ? intl.formatMessage({ id: `staffAudit.operation.${known}` }) : operation;
  };
  const target = ({ operation, target: ids = '', names = [] }: AuditRecord) => {
    const page = Object.entries(LIST_PAGES).find(([list]) => list === ids)?.[1];
    if (page !== undefined && OF_LISTS.includes(operation)) return intl.formatMessage({ id: page });
    return names.length === 0 ? ids : <AuditTarget ids={ids} names={names} />;
  };
  /** Replaces identifiers by names and statuses by words. */
  const detail = ({ operation, detail: stored = '', names = [] }: AuditRecord) => {
    const named = names.reduce((text, { id, name }) => text.replaceAll(id, () => name), stored);
    if (!DECISIONS.includes(operation)) return named;
    return named.replace(/^status (?:3, )?(\w+)/, (whole, word: string) => {
      const status = STATUSES.find((one) => String(one) === word);
      return status === undefined ? whole : intl.formatMessage({ id: `staff.entry.${status}` });
    });
  };
  const cells: Record<(typeof COLUMNS)[number], (record: AuditRecord) => ReactNode> = {
    at: ({ at }) => dates.moment(at),
    who: ({ userName }) => userName,
    what: ({ operation }) => operationName(operation),
    outcome: ({ outcome }) => intl.formatMessage({ id: `staffAudit.outcome.${outcome}` }),
    target,
    detail,
    address: ({ address }) => address,
  };

  const columns: RecordColumn<AuditRecord>[] = COLUMNS.map((column) => ({
    title: text(column),
    key: column,
    ...(WIDTHS[column] !== undefined && { width: WIDTHS[column] }),
    render: (_, record) => {
      if (column === 'outcome')
        return <StatusTag tone={TONES[record.outcome]}>{cells.outcome(record)}</StatusTag>;
      if (column !== 'who') return cells[column](record) || '–';
      // Filters by the user. The button also makes the scrollable table reachable by keyboard.
      return (
        <RowButton
          variant="name"
          onClick={() => narrow({ keywords: record.userId ?? record.userName })}
        >
          {record.userName}
        </RowButton>
      );
    },
  }));

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffAudit" />}
      lead={<FormattedMessage id="staffAudit.lead" />}
      actions={
        <>
          <Input.Search
            allowClear
            style={{ width: 220 }}
            key={search.keywords ?? ''}
            defaultValue={search.keywords}
            aria-label={text('search')}
            placeholder={text('search')}
            onSearch={(keywords) => narrow({ keywords })}
          />
          <Select
            allowClear
            showSearch={optionSearch}
            style={{ minWidth: 200 }}
            value={search.operation ?? null}
            aria-label={text('what')}
            placeholder={text('allOperations')}
            options={AUDITED.map((value) => ({ value, label: operationName(value) }))}
            onChange={(operation?: string | null) => narrow({ operation: operation ?? undefined })}
          />
          <Select
            allowClear
            style={{ minWidth: 130 }}
            value={search.outcome ?? null}
            aria-label={text('outcome')}
            placeholder={text('outcome')}
            options={AUDIT_OUTCOMES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `staffAudit.outcome.${value}` }),
            }))}
            onChange={(outcome?: AuditOutcome | null) => narrow({ outcome: outcome ?? undefined })}
          />
          {(['since', 'until'] as const).map((end) => (
            <Input
              key={end}
              type="date"
              style={{ width: 190 }}
              prefix={text(end)}
              aria-label={text(end)}
              value={search[end] ?? ''}
              onChange={({ target }) => narrow({ [end]: target.value })}
            />
          ))}
          <ExportMenu
            list="audit"
            count={data?.total ?? 0}
            filters={exportFilters(auditQuery(search))}
          />
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          name="audit"
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 1250 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
    </StaffPage>
  );
}
