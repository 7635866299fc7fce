import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { ImportProblem } from '@/api/generated/model';
import type { ImportColumn } from './import-columns';
import styles from './import-problems.module.css';

interface Props {
  problems: readonly ImportProblem[];
  /** Row numbers in the spreadsheet. */
  numbers: readonly number[];
  columns: readonly ImportColumn[];
  nameOf: (column: ImportColumn) => string;
}

export function ImportProblems({ problems, numbers, columns, nameOf }: Props) {
  const named = (column: string | undefined) => {
    const known = columns.find((one) => one === column);
    return known === undefined ? column : nameOf(known);
  };
  return (
    <Alert
      type="error"
      title={<FormattedMessage id="staffTable.import.bad" values={{ count: problems.length }} />}
      description={
        <ul role="list" className={styles['list']}>
          {problems.map(({ row, column, message }, at) => (
            <li key={at}>
              <FormattedMessage
                id={
                  column === undefined ? 'staffTable.import.problem' : 'staffTable.import.problemAt'
                }
                values={{ row: numbers[row], column: named(column) }}
              />
              {' · '}
              {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
