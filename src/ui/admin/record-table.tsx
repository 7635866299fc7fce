import { Table, type TableColumnType, type TableProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTextElement } from '@/i18n/use-text-element';
import type { LocalizedText } from '@/lib/localized';
import { useNarrow } from '@/lib/use-narrow';
import { ColumnChooser } from './column-chooser';
import { SortSelect, sortOfColumn, sortedColumns, type TableSort } from './table-sort';
import { UnreadableRecords, droppedCount, type PartialPage } from '../list/unreadable-records';
import { EmptyRecords } from './empty-records';
import styles from './record-table.module.css';
import { local, readStored, writeStored } from '@/lib/storage';

const storageKeyOf = (name: string) => `columns:${name}`;

/** Columns that a table doesn't show, as they are stored; anything else counts as none. */
function hiddenColumns(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((key): key is string => typeof key === 'string');
}

/** The columns of a table that this browser's user doesn't want to see; they are kept by its name. */
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

/** A column of a record table. */
export interface RecordColumn<T> extends Omit<
  TableColumnType<T>,
  'title' | 'dataIndex' | 'render'
> {
  title: string;
  dataIndex?: keyof T & string;
  /** What it shows, where staff have that in three languages; `render` where there is no such text. */
  text?(record: T): LocalizedText | undefined;
  // A method, so that a column may know its value's type.
  render?(value: unknown, record: T, index: number): ReactNode;
}

interface Props<T> extends Omit<TableProps<T>, 'columns' | 'size'> {
  columns: RecordColumn<T>[];
  /** The name that the choice of columns is kept under; without, all are shown. */
  name?: string;
  /** How the whole list is ordered, on the server. */
  sort?: TableSort | undefined;
  /** Whether a search or filter of the page is set that its address doesn't contain. */
  narrowed?: boolean;
  /** The page that the rows come from, where it may lack some (`x-partial` of the contract). */
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

/** A record with its fields below each other: the first names it, the actions come last. */
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
 * Records as a table; on a phone's screen, which has room for two columns at most, each as a card.
 * Not where thousands are drawn as they come into sight: that takes rows of one height.
 */
export function RecordTable<T extends object>({ page, ...props }: Props<T>) {
  const note = <UnreadableRecords page={page} />;
  const lacksAll = page?.records.length === 0 && droppedCount(page) > 0;
  if (lacksAll) return <Rows {...props} locale={{ emptyText: note }} />;
  return (
    <>
      {note}
      <Rows {...props} />
    </>
  );
}

/** What distinguishes a column from the others. */
function keyOf<T>({ key, dataIndex }: RecordColumn<T>): string {
  return String(key ?? dataIndex ?? '');
}

function Rows<T extends object>({
  columns: all,
  name,
  sort,
  narrowed,
  ...props
}: Omit<Props<T>, 'page'>) {
  const narrow = useNarrow();
  // Whether there are none is known once they have come.
  const empty =
    props.loading === true
      ? { locale: { emptyText: ' ' } }
      : narrowed !== undefined && { locale: { emptyText: <EmptyRecords narrowed={narrowed} /> } };
  const textElement = useTextElement();
  const { hidden, hide } = useHiddenColumns(name);
  const columns = all
    .filter((column) => !hidden.includes(keyOf(column)))
    .map((column): RecordColumn<T> => {
      if (!('text' in column)) return column;
      const render = (value: unknown, record: T, index: number) => {
        const found = column.text?.(record);
        return found ? textElement(found) : column.render?.(value, record, index);
      };
      return { ...column, render };
    });
  // The first names the record, the actions are what the page is for.
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
  if (!narrow || props.virtual === true)
    return (
      <>
        {tools}
        <Table<T>
          {...props}
          {...empty}
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
