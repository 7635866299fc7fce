import { getRouteApi } from '@tanstack/react-router';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffNews } from '@/api/generated/staff/staff';
import type { StaffNews } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { useTextIn } from '@/i18n/use-text-in';
import { reviewQuery, type ReviewSearch } from '@/lib/review-search';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { FailedState } from '@/ui/feedback/result-state';
import { LacksFilter } from '@/ui/admin/lacks-filter';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag } from '@/ui/admin/status-tag';
import { NewsEditor } from './news-editor';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton } from '@/ui/admin/row-button';

const route = getRouteApi('/_admin/_competition/a/match/news');

/** News of every kind: write, change, publish, take off the site. */
export function StaffNewsPage() {
  const intl = useIntl();
  const actions = useRowActions(110);
  const dates = useDates();
  const textOf = useTextIn();
  const { page, keywords, lacks } = route.useSearch();
  const navigate = route.useNavigate();
  const [edited, setEdited] = useState<StaffNews | 'new'>();
  const filters = {
    ...(keywords !== undefined && { keywords }),
    ...(lacks !== undefined && { lacks }),
  };
  const query = reviewQuery({ ...filters, ...(page !== undefined && { page }) });
  const { data, error, isError, isFetching, refetch } = useListStaffNews(query, {
    query: { placeholderData: (previous) => previous },
  });
  const go = (next: ReviewSearch) => void navigate({ search: next });

  const columns: RecordColumn<StaffNews>[] = [
    {
      title: intl.formatMessage({ id: 'staff.title' }),
      key: 'title',
      ellipsis: true,
      render: (_, { title }) => textOf(title),
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
      width: 140,
      render: (_, { published }) => (
        <StatusTag tone={published ? 'good' : 'plain'}>
          <FormattedMessage id={published ? 'staff.published' : 'staff.unpublished'} />
        </StatusTag>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, item) => (
        <RowButton onClick={() => setEdited(item)}>
          <FormattedMessage id="staff.edit" />
        </RowButton>
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
            defaultValue={keywords}
            aria-label={intl.formatMessage({ id: 'staff.searchNews' })}
            placeholder={intl.formatMessage({ id: 'staff.searchNews' })}
            onSearch={(words) =>
              go({
                ...(lacks !== undefined && { lacks }),
                ...(words !== '' && { keywords: words }),
              })
            }
          />
          <LacksFilter
            value={lacks}
            onChange={(language) =>
              go({
                ...(keywords !== undefined && { keywords }),
                ...(language !== undefined && { lacks: language }),
              })
            }
          />
          <Button type="primary" onClick={() => setEdited('new')}>
            <FormattedMessage id="staff.writeNews" />
          </Button>
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          page={data}
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 800 }}
          pagination={tablePaging(data, (to) => go({ ...filters, page: to }))}
        />
      )}
      <NewsEditor item={edited} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
