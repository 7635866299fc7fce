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
  /** Identifier for what a row creates. */
  id: string;
  session: Session;
  now: Date;
}

/** A column of a table to import; without a field it is exported, but not imported. */
export interface ImportColumn {
  head: MessageId;
  field?: string | undefined;
}

/** The allowed values of a field, and how an export writes one. */
export interface Choices {
  values: readonly unknown[];
  label: (value: unknown, text: CellText) => string;
}

/** A stored record that a row of a table names. */
export interface StoredRecord {
  body: Record<string, unknown>;
  /** Whether a cell is what an export writes for the field, in any language. */
  holds: (field: string, cell: string) => boolean;
  /** Writes the record; throws the business rule that it breaks. */
  change: (tx: Transaction, record: object, context: WriteContext) => Promise<unknown>;
}

/** Reads the stored records that rows name by identifier. */
type ReadStored = (
  db: Database,
  ids: readonly string[],
  context: { now: Date; texts: readonly CellText[] },
) => Promise<Map<string, StoredRecord>>;

/** A list that rows of a table can be imported into. */
export interface ImportedList {
  right: string;
  /** The contract's schema of one record. */
  schema: keyof Schemas;
  columns: readonly ImportColumn[];
  /** How cells become values that are no texts. */
  convert: Readonly<Record<string, (text: string) => unknown>>;
  choices: Readonly<Record<string, Choices>>;
  /** The fields that every record has, unless its cells say otherwise. */
  fixed: object;
  /** Where rows become new records, whose identifiers show that a table was imported before. */
  createsIn?: typeof users | typeof organisations | typeof activities;
  readStored: ReadStored;
  /** Writes a new record that fits the schema; throws the business rule that it breaks. */
  write: (tx: Transaction, record: object, context: WriteContext) => Promise<unknown>;
}

interface Stored<Row> {
  bodyOf: (row: Row) => object;
  change: (tx: Transaction, row: Row, record: object, context: WriteContext) => Promise<unknown>;
}

/** Reads stored records from the source of the list's export, and compares cells with its columns. */
export function storedReader<Row extends { id: string }>(
  source: RecordSource<Sorted, Row>,
  columns: readonly Column<Row>[],
  { bodyOf, change }: Stored<Row>,
): ReadStored {
  return async (db, ids, { now, texts }) => {
    // Stored names of roles are the Chinese ones.
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
