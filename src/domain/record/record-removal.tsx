import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useDeleteRecord,
  useListDeletedRecords,
  useRestoreRecord,
} from '@/api/generated/staff-record/staff-record';
import type { DeletedRecord, RecordKind } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { useTextIn } from '@/i18n/use-text-in';
import type { RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { RecordListDialog } from './record-list-dialog';

/** Deletes and restores records; `note` can undo the last deletion, `bin` lists all. */
export function useRecordRemoval(kind: RecordKind): {
  remove: (id: string, name: string) => void;
  removing: boolean;
  note: ReactNode;
  bin: ReactNode;
} {
  const intl = useIntl();
  const [removed, setRemoved] = useState<{ id: string; name: string }>();
  const [open, setOpen] = useState(false);
  const remove = useDeleteRecord();
  const restore = useRestoreRecord({ mutation: { onSuccess: () => setRemoved(undefined) } });
  return {
    remove: (id, name) =>
      remove.mutate({ kind, id }, { onSuccess: () => setRemoved({ id, name }) }),
    removing: remove.isPending,
    note: removed && (
      <Alert
        type="info"
        role="status"
        style={{ marginBlockEnd: 16 }}
        title={intl.formatMessage({ id: 'staffSite.deleted' }, { name: removed.name })}
        action={
          <Button
            size="small"
            loading={restore.isPending}
            onClick={() => restore.mutate({ data: { kind, id: removed.id } })}
          >
            <FormattedMessage id="staffSite.undo" />
          </Button>
        }
      />
    ),
    bin: (
      <>
        <Button onClick={() => setOpen(true)}>
          <FormattedMessage id="staff.record.bin" />
        </Button>
        {open && <Bin kind={kind} onClose={() => setOpen(false)} />}
      </>
    ),
  };
}

function Bin({ kind, onClose }: { kind: RecordKind; onClose: () => void }) {
  const intl = useIntl();
  const dates = useDates();
  const textIn = useTextIn();
  const list = useListDeletedRecords({ kind });
  const restore = useRestoreRecord();
  const columns: RecordColumn<DeletedRecord>[] = [
    {
      title: intl.formatMessage({ id: 'staff.title' }),
      key: 'title',
      text: ({ title }) => title,
    },
    {
      title: intl.formatMessage({ id: 'staff.record.deletedAt' }),
      key: 'at',
      width: 160,
      render: (_, { at }) => dates.moment(at),
    },
    {
      title: intl.formatMessage({ id: 'staff.record.by' }),
      key: 'by',
      width: 140,
      render: (_, { by }) => by ?? '—',
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      key: 'actions',
      width: 120,
      render: (_, { id, title }) => (
        <RowButton
          loading={restore.isPending && restore.variables.data.id === id}
          aria-label={intl.formatMessage(
            { id: 'staff.record.restoreOne' },
            { name: textIn(title) },
          )}
          onClick={() => restore.mutate({ data: { kind, id } })}
        >
          <FormattedMessage id="staff.record.restore" />
        </RowButton>
      ),
    },
  ];
  return (
    <RecordListDialog
      title={intl.formatMessage({ id: 'staff.record.bin' })}
      width={760}
      rowKey="id"
      columns={columns}
      list={list}
      onClose={onClose}
    />
  );
}
