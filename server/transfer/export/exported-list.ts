import type { Database } from '../../database/open.ts';
import type { LocalizedText } from '../../localized/localized.ts';
import { message, type Language, type MessageId } from '../../base/messages.ts';
import {
  findIds,
  readInOrder,
  type ReadContext,
  type RecordSource,
  type Sorted,
} from '../../http/record-source.ts';
import type { Cell, CellText } from './cells.ts';

/**
 * A column of an exported table. `field` is the name of the column in an import; columns without it are only
 * exported.
 */
export type Column<Row> = readonly [
  head: MessageId,
  cell: (row: Row, text: CellText) => Cell,
  field?: string,
];

/** Returns the columns of a text in three languages. */
export function localizedColumns<Row>(
  heads: readonly [CN: MessageId, US: MessageId, HK: MessageId],
  field: string,
  textOf: (row: Row) => LocalizedText,
): Column<Row>[] {
  const [CN, US, HK] = heads;
  return [
    [CN, (row) => textOf(row).CN, `${field}.CN`],
    [US, (row) => textOf(row).US ?? '', `${field}.US`],
    [HK, (row) => textOf(row).HK ?? '', `${field}.HK`],
  ];
}

/** A list that can be exported. */
export interface ExportedList<Query extends Sorted = Sorted> {
  /** Permissions to read the list; one is enough. */
  permissions: readonly string[];
  /** Returns the titles of the columns; called after `find`. */
  heads: (language: Language) => string[];
  find: (db: Database, query: Query, context: ReadContext) => Promise<string[]>;
  /** Returns the rows of some of the found records. */
  rows: (
    db: Database,
    ids: readonly string[],
    context: ReadContext & { text: CellText },
  ) => Promise<Cell[][]>;
}

/** Creates an exported list from its record source. */
export function exportedList<Query extends Sorted, Row extends { id: string }>(
  source: RecordSource<Query, Row>,
  { permissions, columns }: { permissions: readonly string[]; columns: readonly Column<Row>[] },
): ExportedList<Query> {
  return {
    permissions,
    heads: (language) => columns.map(([head]) => message(language, head)),
    find: (db, query, context) => findIds(db, source, query, context),
    rows: async (db, ids, { text, ...context }) => {
      const records = await readInOrder(db, source, ids, context);
      return records.map((record) => columns.map(([, cell]) => cell(record, text)));
    },
  };
}
