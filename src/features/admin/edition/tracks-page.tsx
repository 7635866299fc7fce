import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListDomains } from '@/api/generated/reference/reference';
import { useDeleteTrack } from '@/api/generated/staff-match/staff-match';
import type { Track } from '@/api/generated/model';
import { labelIn } from '@/domain/reference/labels';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { TrackEditor } from './track-editor';

/** The tracks that entries choose from, in three languages. */
export function TracksPage() {
  const intl = useIntl();
  const actions = useRowActions(180);
  const [edited, setEdited] = useState<Track | 'new'>();
  const { data, error, isError, isFetching, refetch } = useListDomains();
  const remove = useDeleteTrack();
  const columns: RecordColumn<Track>[] = [
    { title: intl.formatMessage({ id: 'staffMatch.trackCode' }), dataIndex: 'code', width: 150 },
    { title: '简体中文', key: 'CN', render: (_, { name }) => name.CN, width: 140 },
    { title: 'English', key: 'US', render: (_, { name }) => name.US, width: 200 },
    { title: '繁體中文', key: 'HK', render: (_, { name }) => name.HK, width: 140 },
    {
      title: intl.formatMessage({ id: 'staff.summary' }),
      key: 'summary',
      ellipsis: true,
      render: (_, { summary }) => labelIn(summary, intl.locale),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, track) => (
        <RowButtons>
          <RowButton onClick={() => setEdited(track)}>
            <FormattedMessage id="staff.edit" />
          </RowButton>
          <Popconfirm
            title={intl.formatMessage(
              { id: 'staffMatch.deleteTrack' },
              { name: labelIn(track.name, intl.locale) },
            )}
            okText={intl.formatMessage({ id: 'sysUser.remove' })}
            cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
            onConfirm={() => remove.mutate({ code: track.code })}
          >
            <RowButton
              variant="danger"
              loading={remove.isPending && remove.variables.code === track.code}
            >
              <FormattedMessage id="sysUser.remove" />
            </RowButton>
          </Popconfirm>
        </RowButtons>
      ),
    },
  ];
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffTracks" />}
      actions={
        <Button type="primary" onClick={() => setEdited('new')}>
          <FormattedMessage id="staffMatch.addTrack" />
        </Button>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="code"
          columns={columns}
          dataSource={data ?? []}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={false}
        />
      )}
      <TrackEditor track={edited} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
