import { Alert, Button, Input, Modal, Space } from 'antd';
import papa from 'papaparse';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useImportRecords } from '@/api/generated/staff-list/staff-list';
import type { ImportList, ImportResult } from '@/api/generated/model';
import { saveFile } from '@/lib/save-file';
import { notify } from '@/lib/notices';
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns';
import { ImportProblems } from './import-problems';
import { MOST_ROWS, readTable, type ReadTable } from './read-table';

/** The first row of the table names its columns, and people count from one. */
const ROWS_BEFORE = 2;

interface Props {
  list: ImportList;
  onClose: () => void;
}

/** A table to bring in: pasted or read from a file, looked at by the server, then written whole. */
export default function ImportDialog({ list, onClose }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<ImportResult>();
  const file = useRef<HTMLInputElement>(null);
  const send = useImportRecords();
  const columns: readonly ImportColumn[] = IMPORT_COLUMNS[list];
  const nameOf = (column: ImportColumn) =>
    intl.formatMessage({ id: `staffTable.column.${column}` });
  const change = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    setResult(undefined);
  };

  /** What keeps a table from being looked at at all. */
  const problemOf = ({ unknown: column, rows }: ReadTable<ImportColumn>) => {
    if (column !== undefined)
      return intl.formatMessage({ id: 'staffTable.import.unknown' }, { column });
    if (rows.length === 0) return intl.formatMessage({ id: 'staffTable.import.empty' });
    if (rows.length <= MOST_ROWS) return undefined;
    return intl.formatMessage({ id: 'staffTable.import.tooMany' }, { most: MOST_ROWS });
  };

  const run = async (apply: boolean) => {
    const cells = papa.parse<string[]>(typed.trim(), { skipEmptyLines: 'greedy' }).data;
    const table = readTable(cells, columns, nameOf);
    const broken = problemOf(table);
    setProblem(broken);
    if (broken !== undefined) return;
    const { unknown: _none, ...body } = table;
    // A failure has been shown by the policy for every call; what was typed stays.
    const found = await send.mutateAsync({ list, data: { ...body, apply } }).catch(() => undefined);
    if (found === undefined) return;
    setResult(found);
    if (!found.applied) return;
    notify(
      'success',
      intl.formatMessage({ id: 'staffTable.import.done' }, { count: found.records }),
      3,
    );
    onClose();
  };

  const isGood = result?.problems.length === 0;
  return (
    <Modal
      open
      width={760}
      mask={{ blur: false }}
      title={intl.formatMessage({ id: `staffTable.import.title.${list}` })}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button loading={send.isPending && !isGood} onClick={() => void run(false)}>
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
      <Space wrap style={{ marginBottom: 8 }}>
        <Button size="small" onClick={() => file.current?.click()}>
          <FormattedMessage id="staffTable.import.file" />
        </Button>
        <Button
          size="small"
          onClick={() => {
            const text = papa.unparse([columns.map(nameOf)]);
            saveFile(new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv' }), `${list}.csv`);
          }}
        >
          <FormattedMessage id="staffTable.import.template" />
        </Button>
      </Space>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again, once it has been mended.
          target.value = '';
          if (chosen) void chosen.text().then((text) => change(text.replace(/^\uFEFF/, '')));
        }}
      />
      <Input.TextArea
        rows={8}
        value={typed}
        aria-label={intl.formatMessage({ id: 'staffTable.import.table' })}
        placeholder={columns.map(nameOf).join('\t')}
        onChange={({ target }) => change(target.value)}
      />
      <div aria-live="polite" style={{ marginTop: 12 }}>
        {problem !== undefined && <Alert type="error" title={problem} />}
        {isGood && (
          <Alert
            type="success"
            title={intl.formatMessage({ id: 'staffTable.import.good' }, { count: result.records })}
          />
        )}
        {result !== undefined && !isGood && (
          <ImportProblems
            problems={result.problems}
            firstRow={ROWS_BEFORE}
            nameOf={nameOf}
            columns={columns}
          />
        )}
      </div>
    </Modal>
  );
}
