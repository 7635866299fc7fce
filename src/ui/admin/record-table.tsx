import { Table, type GetRef, type TableColumnType, type TableProps } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTextElement } from '@/i18n/use-text-element';
import type { LocalizedText } from '@/lib/localized';
import { useNarrow } from '@/lib/use-narrow';
import { ColumnChooser } from './column-chooser';
import { SortSelect, sortOfColumn, sortedColumns, type TableSort } from './table-sort';
import { UnreadableRecords, droppedCount, type PartialPage } from '../list/unreadable-records';
import { EmptyRecords } from './empty-records';
import { RowNamed } from './row-name';
import { blankColumns, skeletonRows } from './skeleton-rows';
import styles from './record-table.module.css';
import { local, readStored, writeStored } from '@/lib/storage';

const storageKeyOf = (name: string) => `columns:${name}`;

/** Parses the stored keys of hidden columns; returns an empty list for invalid data. */
function hiddenColumns(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((key): key is string => typeof key === 'string');
}

/** Hidden columns of a table, saved in this browser under the table's name. */
function useHiddenColumns(name: string | undefined) {
  const [hidden, setHidden] = useState<readonly string[]>(() =>
    name === undefined ? [] : readStored(local, storageKeyOf(name), hiddenColumns, []),
  );
  const hide = (keys: readonly string[]) => {
    setHidden(keys);
    if (name !== undefined)
      writeStored(local, storageKeyOf(name), keys.length > 0 ? keys : undefined);
  };
  return { hidden, hide };
}

export interface RecordColumn<T> extends Omit<
  TableColumnType<T>,
  'title' | 'dataIndex' | 'render'
> {
  title: string;
  dataIndex?: keyof T & string;
  /** Localized text of the cell; if it is undefined, `render` applies. */
  text?(record: T): LocalizedText | undefined;
  // Method syntax lets a column narrow the type of `value` (bivariance).
  render?(value: unknown, record: T, index: number): ReactNode;
}

interface Props<T> extends Omit<TableProps<T>, 'columns' | 'size'> {
  columns: RecordColumn<T>[];
  /** Storage name for the column choice; without it, every column is shown. */
  name?: string;
  /** Server-side order of the list. */
  sort?: TableSort | undefined;
  /** Whether a search or filter is set outside the URL. */
  narrowed?: boolean;
  /** Page of results that contains the rows; invalid records may be missing (`x-partial` of the contract). */
  page?: PartialPage | undefined;
}

function Cell<T>({ column, record, index }: Record<'column', RecordColumn<T>> & CellOf<T>) {
  const value: unknown = column.dataIndex === undefined ? undefined : record[column.dataIndex];
  return column.render?.(value, record, index) ?? (value as ReactNode);
}

interface CellOf<T> {
  record: T;
  index: number;
}

const partOf = ({ key }: { key?: unknown }) => (key === 'actions' ? 'actions' : 'field');

/** Record as a card: the first column is its name, the actions come last. */
function Card<T>({ columns, ...cell }: Record<'columns', RecordColumn<T>[]> & CellOf<T>) {
  return (
    <dl className={styles['card']}>
      {columns.map((column, at) => (
        <div key={column.title} className={styles[at === 0 ? 'name' : partOf(column)]}>
          <dt className={at === 0 || partOf(column) === 'actions' ? 'visually-hidden' : undefined}>
            {column.title}
          </dt>
          <dd>
            <Cell column={column} {...cell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Table of records; on narrow screens, a list of cards. Shows blank rows while the first records load.
 * A virtual table is never a list of cards, because virtual scrolling needs rows of equal height.
 */
export function RecordTable<T extends object>({ page, ...props }: Props<T>) {
  const note = <UnreadableRecords page={page} />;
  const allDropped = page?.records.length === 0 && droppedCount(page) > 0;
  if (allDropped) return <Rows {...props} locale={{ emptyText: note }} />;
  return (
    <>
      {note}
      <Rows {...props} />
    </>
  );
}

function keyOf<T>({ key, dataIndex }: RecordColumn<T>): string {
  return String(key ?? dataIndex ?? '');
}

/** Makes the first cell of a row the name of the row for buttons in the other cells. */
function namedRows<T>(columns: readonly RecordColumn<T>[], table: string): RecordColumn<T>[] {
  return columns.map((column, at) => {
    const render = (_: unknown, record: T, index: number) => {
      const id = `${table}-${String(index)}`;
      const cell = <Cell column={column} record={record} index={index} />;
      return at === 0 ? <span id={id}>{cell}</span> : <RowNamed by={id}>{cell}</RowNamed>;
    };
    return { ...column, render };
  });
}

/**
 * Makes a table that is wider than the window scrollable by keyboard. Browsers except Safari do this
 * themselves for content without controls.
 */
function makeFocusable(table: GetRef<typeof Table> | null): void {
  table?.nativeElement.querySelector('table')?.parentElement?.setAttribute('tabindex', '0');
}

function Rows<T extends object>({
  columns: all,
  name,
  sort,
  narrowed,
  ...given
}: Omit<Props<T>, 'page'>) {
  const narrow = useNarrow();
  const empty = narrowed !== undefined && {
    locale: { emptyText: <EmptyRecords narrowed={narrowed} /> },
  };
  const textElement = useTextElement();
  const { hidden, hide } = useHiddenColumns(name);
  const waits = given.loading === true && (given.dataSource ?? []).length === 0;
  const props = waits ? { ...given, ...skeletonRows(given) } : given;
  const shown = all
    .filter((column) => !hidden.includes(keyOf(column)))
    .map((column): RecordColumn<T> => {
      if (!('text' in column)) return column;
      const render = (value: unknown, record: T, index: number) => {
        const found = column.text?.(record);
        return found ? textElement(found) : column.render?.(value, record, index);
      };
      return { ...column, render };
    });
  const table = useId();
  const columns = waits ? blankColumns(shown) : namedRows(shown, table);
  // The first column and the actions can't be hidden.
  const choices = all.slice(1).filter((column) => partOf(column) !== 'actions');
  const tools = name !== undefined && (
    <div className={styles['tools']}>
      {narrow && sort !== undefined && <SortSelect columns={all} keyOf={keyOf} sort={sort} />}
      <ColumnChooser
        columns={choices.map((column) => ({ key: keyOf(column), title: column.title }))}
        hidden={hidden}
        onHide={hide}
      />
    </div>
  );
  const hasControls = all.some((column) => partOf(column) === 'actions');
  if (!narrow || props.virtual === true)
    return (
      <>
        {tools}
        <Table<T>
          {...props}
          {...empty}
          {...(!hasControls && { ref: makeFocusable })}
          className={styles['table']}
          size="middle"
          columns={sort === undefined ? columns : sortedColumns(columns, keyOf, sort)}
          {...(sort !== undefined && {
            onChange: (_page, _filters, sorter, { action }) => {
              if (action === 'sort') sort.onChange(sortOfColumn(sorter, sort));
            },
          })}
        />
      </>
    );
  const { scroll: _wide, ...rest } = props;
  return (
    <>
      {tools}
      <Table<T>
        {...rest}
        {...empty}
        size="middle"
        showHeader={false}
        columns={[
          {
            key: 'card',
            render: (_, record, index) => <Card columns={columns} record={record} index={index} />,
          },
        ]}
      />
    </>
  );
}
