import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { ImportResult } from '@/api/generated/model';
import type { ImportColumn } from './import-columns';
import { ImportProblems } from './import-problems';
import type { ReadTable } from './table-file/read-table';

interface Props {
  table: ReadTable;
  result: ImportResult;
  columns: readonly ImportColumn[];
  nameOf: (column: ImportColumn) => string;
}

/** Shows the result of a check: the number of new, changed and unchanged rows, or the problems. */
export function ImportOutcome({ table, result, columns, nameOf }: Props) {
  const { problems, created, changed, unchanged } = result;
  const ignored = table.columns.filter((_, at) => result.columns[at] === '');
  return (
    <>
      {problems.length === 0 ? (
        <Alert
          type="success"
          title={
            <FormattedMessage id="staffTable.import.good" values={{ count: result.records }} />
          }
          description={
            <FormattedMessage
              id="staffTable.import.counts"
              values={{ created, changed, unchanged }}
            />
          }
        />
      ) : (
        <ImportProblems
          problems={problems}
          numbers={table.numbers}
          nameOf={nameOf}
          columns={columns}
        />
      )}
      {ignored.length > 0 && (
        <p>
          <FormattedMessage
            id="staffTable.import.ignored"
            values={{ columns: ignored.join(' · ') }}
          />
        </p>
      )}
    </>
  );
}
