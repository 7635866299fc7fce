import type { TableProps } from 'antd';
import styles from './record-table.module.css';

/** Number of rows shown while the records load. */
const COUNT = 8;

const Blank = () => <span className={styles['blank']} />;

/** Returns columns with blank cells. */
export function blankColumns<C extends object>(columns: readonly C[]): C[] {
  return columns.map((column) => ({ ...column, render: () => <Blank /> }));
}

/** Replaces the records of a table by blank rows while they load; screen readers get `aria-busy` instead. */
export function skeletonRows<T extends object>({ rowSelection }: TableProps<T>) {
  return {
    dataSource: Array.from({ length: COUNT }, (_, key) => ({ key })) as unknown as T[],
    rowKey: 'key' as keyof T,
    loading: false,
    virtual: false,
    pagination: false,
    onRow: () => ({ 'aria-hidden': true }),
    ...(rowSelection && { rowSelection: { hideSelectAll: true, renderCell: Blank } }),
    'aria-busy': true,
  } satisfies TableProps<T> & Record<'aria-busy', boolean>;
}
