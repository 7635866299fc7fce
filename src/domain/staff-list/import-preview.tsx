import type { ImportResult } from '@/api/generated/model';
import styles from './import-preview.module.css';
import type { ReadTable } from './table-file/read-table';

interface Props {
  label: string;
  table: ReadTable;
  result: ImportResult | undefined;
}

export function ImportPreview({ label, table, result }: Props) {
  const { columns, rows, numbers } = table;
  const problemOf = (row: number, column: number) =>
    result?.problems.find(
      (problem) => problem.row === row && problem.column === result.columns[column],
    )?.message;
  return (
    // Focusable, so that it scrolls by keyboard.
    <div className={styles['frame']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map((column, at) => (
              <th
                key={at}
                scope="col"
                className={result?.columns[at] === '' ? styles['ignored'] : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={numbers[row]}>
              <th scope="row">{numbers[row]}</th>
              {cells.map((cell, column) => {
                const problem = problemOf(row, column);
                return (
                  <td
                    key={column}
                    title={problem}
                    className={problem === undefined ? undefined : styles['wrong']}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
