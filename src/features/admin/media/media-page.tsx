import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListMedia } from '@/api/generated/media/media';
import type { MediaItem } from '@/api/generated/model';
import { OwnPicture } from '@/domain/file/own-picture';
import { OwnVideo } from '@/domain/file/own-video';
import { useDates } from '@/i18n/format/dates';
import { formatBytes } from '@/lib/bytes';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag } from '@/ui/admin/status-tag';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { AddMedia } from './add-media';
import { MediaEditor } from './media-editor';
import styles from './media-page.module.css';
import { MEDIA_KINDS, mediaSearch, type MediaSearch } from './media-search';

/** Media library: add, describe and delete pictures and videos. */
export function MediaPage() {
  const intl = useIntl();
  const dates = useDates();
  const actions = useRowActions(110);
  const { search, narrow, toPage } = useTableSearch(mediaSearch);
  const [edited, setEdited] = useState<MediaItem>();
  const [adding, setAdding] = useState(false);
  const { keywords, media, page = 1 } = search;
  const { data, error, isError, isFetching, refetch } = useListMedia(
    { current: page, size: 20, ...(keywords && { keywords }), ...(media && { kind: media }) },
    { query: { placeholderData: (previous) => previous } },
  );
  const find = intl.formatMessage({ id: 'staff.media.search' });

  const columns: RecordColumn<MediaItem>[] = [
    {
      title: intl.formatMessage({ id: 'staff.media.name' }),
      key: 'name',
      render: (_, item) => (
        <span className={styles['name']}>
          {item.mime.startsWith('image/') ? (
            <OwnPicture id={item.id} alt="" width="96" height="54" loading="lazy" />
          ) : (
            <OwnVideo id={item.id} width="96" height="54" preload="metadata" muted />
          )}
          {item.name}
        </span>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.media.alt' }),
      key: 'alt',
      text: ({ alt }) => alt,
      render: () => (
        <StatusTag tone="notable">
          <FormattedMessage id="staff.media.noAlt" />
        </StatusTag>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.media.size' }),
      key: 'size',
      width: 110,
      render: (_, { size }) => formatBytes(size),
    },
    {
      title: intl.formatMessage({ id: 'staff.media.added' }),
      key: 'added',
      width: 190,
      render: (_, { createDate, createBy }) =>
        [dates.moment(createDate), createBy].filter(Boolean).join(' · '),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, item) => (
        <RowButton
          aria-label={intl.formatMessage({ id: 'staff.media.open' }, { name: item.name })}
          onClick={() => setEdited(item)}
        >
          <FormattedMessage id="staff.edit" />
        </RowButton>
      ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffMedia" />}
      lead={<FormattedMessage id="staff.media.lead" />}
      actions={
        <>
          <Input.Search
            allowClear
            style={{ width: 320 }}
            defaultValue={keywords}
            aria-label={find}
            placeholder={find}
            onSearch={(words) => narrow({ keywords: words })}
          />
          <Select
            allowClear
            style={{ width: 140 }}
            value={media ?? null}
            aria-label={intl.formatMessage({ id: 'staff.media.kind' })}
            placeholder={intl.formatMessage({ id: 'staff.media.kind' })}
            options={MEDIA_KINDS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `staff.media.kind.${value}` }),
            }))}
            onChange={(value?: MediaSearch['media'] | null) =>
              narrow({ media: value ?? undefined })
            }
          />
          <Button type="primary" onClick={() => setAdding(true)}>
            <FormattedMessage id="staff.media.add" />
          </Button>
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
      {adding && (
        <AddMedia
          onClose={() => setAdding(false)}
          onAdded={(item) => {
            setAdding(false);
            setEdited(item);
          }}
        />
      )}
      <MediaEditor item={edited} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
