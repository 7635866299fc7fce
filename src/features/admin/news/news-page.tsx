import { Button, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffNews } from '@/api/generated/staff/staff';
import type { StaffNews } from '@/api/generated/model';
import { useRecordRemoval } from '@/domain/record/record-removal';
import { useDates } from '@/i18n/format/dates';
import { useTextIn } from '@/i18n/use-text-in';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { serverNow } from '@/lib/page/clock';
import { listQuery } from '@/lib/list-search';
import { staffNewsSearch } from './news-search';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { FailedState } from '@/ui/feedback/result-state';
import { MissingLanguageFilter } from '@/ui/admin/missing-language-filter';
import { StaffPage } from '@/ui/admin/staff-page';
import { useOpenedRecord } from '@/ui/admin/use-opened-record';
import { StatusTag } from '@/ui/admin/status-tag';
import { NewsEditor } from './news-editor';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton, RowButtons } from '@/ui/admin/row-button';

const TONES = { published: 'good', scheduled: 'info', unpublished: 'plain' } as const;

/** Returns the publication state of a news item. */
function stateOf({ published, publishDate }: StaffNews): keyof typeof TONES {
  if (!published) return 'unpublished';
  return Date.parse(publishDate) > serverNow() ? 'scheduled' : 'published';
}

/** Staff list of news: write, edit, publish, delete. */
export function StaffNewsPage() {
  const intl = useIntl();
  const actions = useRowActions(180);
  const removal = useRecordRemoval('news');
  const dates = useDates();
  const textOf = useTextIn();
  const { search, open, narrow, toPage, clearOpen } = useTableSearch(staffNewsSearch);
  const query = listQuery(search);
  const { data, error, isError, isFetching, refetch } = useListStaffNews(query, {
    query: { placeholderData: (previous) => previous },
  });
  const [edited, setEdited] = useOpenedRecord(open, data?.records);

  const columns: RecordColumn<StaffNews>[] = [
    {
      title: intl.formatMessage({ id: 'staff.title' }),
      key: 'title',
      ellipsis: true,
      text: ({ title }) => title,
    },
    {
      title: intl.formatMessage({ id: 'staff.kind' }),
      key: 'kind',
      width: 120,
      render: (_, { kind }) => <FormattedMessage id={`staff.kind.${kind}`} />,
    },
    {
      title: intl.formatMessage({ id: 'staff.date' }),
      key: 'date',
      width: 150,
      render: (_, { publishDate }) => dates.moment(publishDate),
    },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'published',
      width: 180,
      render: (_, item) => (
        <>
          <StatusTag tone={TONES[stateOf(item)]}>
            <FormattedMessage id={`staff.${stateOf(item)}`} />
          </StatusTag>
          {item.draft && (
            <StatusTag tone="notable">
              <FormattedMessage id="staff.draftBeside" />
            </StatusTag>
          )}
        </>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.changed' }),
      key: 'changed',
      width: 170,
      render: (_, { updated }) =>
        updated ? [dates.moment(updated.at), updated.by].filter(Boolean).join(' · ') : '–',
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, item) => (
        <RowButtons>
          <RowButton onClick={() => setEdited(item)}>
            <FormattedMessage id="staff.edit" />
          </RowButton>
          <RowButton
            disabled={removal.removing}
            aria-label={intl.formatMessage({ id: 'staff.deleteOne' }, { name: textOf(item.title) })}
            onClick={() => removal.remove(item.id, textOf(item.title))}
          >
            <FormattedMessage id="staff.delete" />
          </RowButton>
        </RowButtons>
      ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffNews" />}
      actions={
        <>
          <Input.Search
            allowClear
            style={{ width: 220 }}
            defaultValue={search.keywords}
            aria-label={intl.formatMessage({ id: 'staff.searchNews' })}
            placeholder={intl.formatMessage({ id: 'staff.searchNews' })}
            onSearch={(keywords) => narrow({ keywords })}
          />
          <MissingLanguageFilter value={search.lacks} onChange={(lacks) => narrow({ lacks })} />
          <ExportMenu list="news" count={data?.total ?? 0} filters={exportFilters(query)} />
          {removal.bin}
          <Button type="primary" onClick={() => setEdited('new')}>
            <FormattedMessage id="staff.writeNews" />
          </Button>
        </>
      }
    >
      {removal.note}
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          name="news"
          page={data}
          sort={{
            value: search.sort,
            fields: { date: 'publishDate' },
            onChange: (sort) => narrow({ sort }),
          }}
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 1080 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
      <NewsEditor
        item={edited}
        onClose={() => {
          setEdited(undefined);
          clearOpen();
        }}
      />
    </StaffPage>
  );
}
