import { Alert, Button, Modal, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useImportRecords } from '@/api/generated/staff-list/staff-list';
import type { ImportList, ImportResult } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { FailureText } from '@/ui/feedback/failure-text';
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns';
import { ImportOutcome } from './import-outcome';
import { ImportPreview } from './import-preview';
import { ImportSource } from './import-source';
import { MAX_ROWS } from './table-file/read-table';
import { useImportTable } from './use-import-table';

interface Props {
  list: ImportList;
  onClose: () => void;
}

/** Imports a pasted table or a file: previews, checks on the server, then writes all rows. */
export default function ImportDialog({ list, onClose }: Props) {
  const intl = useIntl();
  const { paste, choose, clear, ...source } = useImportTable();
  const { table, problem } = source;
  const [result, setResult] = useState<ImportResult>();
  const send = useImportRecords();
  const columns: readonly ImportColumn[] = IMPORT_COLUMNS[list];
  const nameOf = (column: ImportColumn) =>
    intl.formatMessage({ id: `staffTable.column.${column}` });
  /** Wraps a change of the table, so that it clears the result of the previous table. */
  const withReset = <Value extends unknown[]>(change: (...value: Value) => unknown) => {
    return (...value: Value) => {
      setResult(undefined);
      send.reset();
      void change(...value);
    };
  };

  const run = async (apply: boolean) => {
    if (table === undefined) return;
    const data = { columns: table.columns, rows: table.rows, apply };
    // The dialog and the failure policy show failures; the table remains.
    const found = await send.mutateAsync({ list, data }).catch(() => undefined);
    setResult(found);
    if (found?.applied !== true) return;
    const done = { id: 'staffTable.import.done' } as const;
    notify('success', intl.formatMessage(done, { count: found.records }), 3);
    onClose();
  };

  const canSend = table !== undefined && problem === undefined;
  const isGood = result?.problems.length === 0;
  return (
    <Modal
      open
      width={860}
      mask={{ blur: false }}
      title={intl.formatMessage({ id: `staffTable.import.title.${list}` })}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button
            disabled={!canSend}
            loading={send.isPending && !isGood}
            onClick={() => void run(false)}
          >
            <FormattedMessage id="staffTable.import.check" />
          </Button>
          <Button
            type="primary"
            disabled={!isGood}
            loading={send.isPending && isGood}
            onClick={() => void run(true)}
          >
            <FormattedMessage
              id="staffTable.import.apply"
              values={{ count: result?.records ?? 0 }}
            />
          </Button>
        </Space>
      }
    >
      <p>
        <FormattedMessage id="staffTable.import.hint" />
      </p>
      <p>
        <FormattedMessage id="staffTable.import.columns" />
        {columns.map(nameOf).join(' · ')}
      </p>
      <ImportSource
        {...source}
        heads={columns.map(nameOf)}
        template={`${list}.csv`}
        onPaste={withReset(paste)}
        onChoose={withReset(choose)}
        onClear={withReset(clear)}
      />
      <div aria-live="polite" style={{ marginTop: 12 }}>
        {problem !== undefined && (
          <Alert
            type="error"
            title={intl.formatMessage(
              { id: `staffTable.import.problem.${problem.kind}` },
              { row: problem.row, most: MAX_ROWS },
            )}
          />
        )}
        {send.isError && <Alert type="error" title={<FailureText error={send.error} />} />}
        {table !== undefined && result !== undefined && (
          <ImportOutcome table={table} result={result} columns={columns} nameOf={nameOf} />
        )}
      </div>
      {table !== undefined && table.rows.length > 0 && (
        <ImportPreview
          label={intl.formatMessage({ id: 'staffTable.import.preview' })}
          table={table}
          result={result}
        />
      )}
    </Modal>
  );
}
