import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getRecordVersion, useListRecordVersions } from '@/api/generated/staff-record/staff-record';
import type { RecordKind, RecordStamp, RecordVersion } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import type { RecordColumn } from '@/ui/admin/record-table';
import { RowButton } from '@/ui/admin/row-button';
import { contentOf } from './record-content';
import { RecordListDialog } from './record-list-dialog';
import styles from './record-history.module.css';

interface Props {
  kind: RecordKind;
  id: string;
  created: RecordStamp | undefined;
  updated: RecordStamp | undefined;
  /** Replaces the form's content with a version. */
  onUse: (content: Record<string, unknown>, version: RecordVersion) => void;
}

/** Shows who created and last changed a record, and its versions. */
export function RecordHistory({ kind, id, created, updated, onUse }: Props) {
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const line = (what: 'created' | 'updated', stamp: RecordStamp | undefined) =>
    stamp && (
      <span>
        <FormattedMessage
          id={stamp.by === undefined ? `staff.record.${what}` : `staff.record.${what}By`}
          values={{ at: dates.moment(stamp.at), by: stamp.by }}
        />
      </span>
    );
  return (
    <div className={styles['line']}>
      {line('created', created)}
      {updated?.at !== created?.at && line('updated', updated)}
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="staff.record.versions" />
      </Button>
      {open && (
        <Versions
          kind={kind}
          id={id}
          onClose={() => setOpen(false)}
          onUse={(content, version) => {
            onUse(content, version);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface VersionsProps extends Pick<Props, 'kind' | 'id' | 'onUse'> {
  onClose: () => void;
}

function Versions({ kind, id, onUse, onClose }: VersionsProps) {
  const intl = useIntl();
  const dates = useDates();
  const list = useListRecordVersions(kind, id);
  const [loading, setLoading] = useState<number>();
  const [failed, setFailed] = useState(false);

  const use = async (version: RecordVersion) => {
    setLoading(version.number);
    setFailed(false);
    try {
      onUse(contentOf(await getRecordVersion(kind, id, version.number), kind), version);
    } catch {
      // The failure policy shows the reason.
      setFailed(true);
    } finally {
      setLoading(undefined);
    }
  };

  const columns: RecordColumn<RecordVersion>[] = [
    {
      title: intl.formatMessage({ id: 'staff.record.action' }),
      key: 'action',
      render: (_, { action }) => <FormattedMessage id={`staff.record.action.${action}`} />,
    },
    {
      title: intl.formatMessage({ id: 'staff.record.at' }),
      key: 'at',
      render: (_, { at }) => dates.moment(at),
    },
    {
      title: intl.formatMessage({ id: 'staff.record.by' }),
      key: 'by',
      render: (_, { by }) => by ?? '—',
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      key: 'actions',
      render: (_, version, index) =>
        // The form already has the newest version.
        index > 0 ? (
          <RowButton
            loading={loading === version.number}
            aria-label={intl.formatMessage(
              { id: 'staff.record.useOne' },
              { at: dates.moment(version.at) },
            )}
            onClick={() => void use(version)}
          >
            <FormattedMessage id="staff.record.use" />
          </RowButton>
        ) : null,
    },
  ];

  return (
    <RecordListDialog
      title={intl.formatMessage({ id: 'staff.record.versions' })}
      width={720}
      rowKey="number"
      columns={columns}
      list={list}
      onClose={onClose}
    >
      {failed && (
        <Alert type="error" title={intl.formatMessage({ id: 'staff.record.useFailed' })} />
      )}
    </RecordListDialog>
  );
}
