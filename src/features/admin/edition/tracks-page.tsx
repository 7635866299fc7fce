import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListDomains } from '@/api/generated/reference/reference';
import { useDeleteTrack } from '@/api/generated/staff-match/staff-match';
import type { Track } from '@/api/generated/model';
import { labelIn } from '@/domain/reference/labels';
import { languageOf } from '@/i18n/languages';
import { EditAndDelete } from '@/ui/admin/edit-and-delete';
import { languageColumns } from '@/ui/admin/language-columns';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { TrackEditor } from './track-editor';

/** List of the tracks in three languages. */
export function TracksPage() {
  const intl = useIntl();
  const actions = useRowActions(180);
  const [edited, setEdited] = useState<Track | 'new'>();
  const { data, error, isError, isFetching, refetch } = useListDomains();
  const remove = useDeleteTrack();
  const columns: RecordColumn<Track>[] = [
    ...languageColumns<Track>(languageOf(intl.locale), ({ name }) => name),
    { title: intl.formatMessage({ id: 'staffMatch.trackCode' }), dataIndex: 'code', width: 130 },
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
        <EditAndDelete
          question={intl.formatMessage(
            { id: 'staffMatch.deleteTrack' },
            { name: labelIn(track.name, intl.locale) },
          )}
          confirm="staff.deleteNamed.track"
          deleting={remove.isPending && remove.variables.code === track.code}
          onEdit={() => setEdited(track)}
          onDelete={() => remove.mutate({ code: track.code })}
        />
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
          scroll={{ x: 950 }}
          pagination={false}
        />
      )}
      <TrackEditor track={edited} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
