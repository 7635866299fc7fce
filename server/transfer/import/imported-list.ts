import type { Schemas, Session } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import type { activities, organisations, users } from '../../database/schema.ts';
import type { MessageId } from '../../base/messages.ts';
import type { CellText } from '../export/cells.ts';
import type { Column } from '../export/exported-list.ts';
import { LONGEST_CELL } from '../export/xlsx.ts';
import { readInOrder, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { plainCell } from './row-values.ts';

export interface WriteContext {
  /** Identifier of the created record. */
  id: string;
  session: Session;
  now: Date;
}

/** A column of a table; without a field, it is only exported. */
export interface ImportColumn {
  head: MessageId;
  field?: string | undefined;
}

/** Allowed values of a field, with their labels in exports. */
export interface Choices {
  values: readonly unknown[];
  label: (value: unknown, text: CellText) => string;
}

/** An existing record that a row refers to. */
export interface StoredRecord {
  body: Record<string, unknown>;
  /** True if a cell equals the export of the field in any language. */
  holds: (field: string, cell: string) => boolean;
  /** Writes the record; throws the business rule that it breaks. */
  change: (tx: Transaction, record: object, context: WriteContext) => Promise<unknown>;
}

/** Reads the existing records by identifier. */
type ReadStored = (
  db: Database,
  ids: readonly string[],
  context: { now: Date; texts: readonly CellText[] },
) => Promise<Map<string, StoredRecord>>;

/** A list that accepts imports. */
export interface ImportedList {
  permission: string;
  /** Schema of a record in the contract. */
  schema: keyof Schemas;
  columns: readonly ImportColumn[];
  /** Converters of cells to values other than texts. */
  convert: Readonly<Record<string, (text: string) => unknown>>;
  choices: Readonly<Record<string, Choices>>;
  /** Default values of fields. */
  fixed: object;
  /** Table of created records; their identifiers reveal a repeated import. */
  createsIn?: typeof users | typeof organisations | typeof activities;
  readStored: ReadStored;
  /** Creates a valid record; throws the business rule that it breaks. */
  write: (tx: Transaction, record: object, context: WriteContext) => Promise<unknown>;
}

interface Stored<Row> {
  bodyOf: (row: Row) => object;
  change: (tx: Transaction, row: Row, record: object, context: WriteContext) => Promise<unknown>;
}

/** Returns a reader of existing records that compares cells with the columns of the export. */
export function storedReader<Row extends { id: string }>(
  source: RecordSource<Sorted, Row>,
  columns: readonly Column<Row>[],
  { bodyOf, change }: Stored<Row>,
): ReadStored {
  return async (db, ids, { now, texts }) => {
    // Roles are stored under their Chinese names.
    const rows = await readInOrder(db, source, ids, { now, language: 'zh-CN' });
    const recordOf = (row: Row): StoredRecord => ({
      body: { ...bodyOf(row) },
      holds: (field, cell) => {
        const column = columns.find(([, , name]) => name === field);
        if (column === undefined) return false;
        return texts.some((text) => {
          const whole = String(column[1](row, text));
          return plainCell(whole) === cell || plainCell(whole.slice(0, LONGEST_CELL)) === cell;
        });
      },
      change: (tx, record, context) => change(tx, row, record, context),
    });
    return new Map(rows.map((row) => [row.id, recordOf(row)]));
  };
}
