import { eq, getTableColumns } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import type { activities, matches, news } from '../../database/schema.ts';
import type { RecordContent } from './record-versions.ts';

/** Operations of a kind for versions, deletion and restoration. */
export interface RecordKind {
  /** Permission to write records of the kind. */
  permission: Schemas['PermissionName'];
  /** Locks and returns a row; undefined if it doesn't exist. */
  lock: (tx: Transaction, id: string) => Promise<RecordContent | undefined>;
  insert: (tx: Transaction, row: RecordContent) => Promise<unknown>;
  remove: (tx: Transaction, id: string) => Promise<unknown>;
  /** Returns the request body that stores the row unchanged. */
  bodyOf: (row: RecordContent) => RecordContent;
  /** Throws a business rule if the row can't be deleted. */
  checkRemoval?: (row: RecordContent) => void;
}

type Table = typeof news | typeof activities | typeof matches;

/** Returns the statements that all kinds share. */
export function recordStatements(table: Table) {
  // Uses only the tables' common columns, for which Drizzle has no shared type.
  const common = table as unknown as typeof news;
  const moments = Object.entries(getTableColumns(table)).filter(
    ([, { dataType }]) => dataType === 'date',
  );
  return {
    lock: async (tx: Transaction, id: string) => {
      const [row] = await tx.select().from(common).where(eq(common.id, id)).for('update');
      return row as RecordContent | undefined;
    },
    insert: (tx: Transaction, row: RecordContent) => {
      // Versions store dates as text.
      const times = moments.flatMap(([name]) =>
        typeof row[name] === 'string' ? [[name, new Date(row[name])] as const] : [],
      );
      const values = { ...row, ...Object.fromEntries(times) };
      return tx.insert(common).values(values as unknown as typeof news.$inferInsert);
    },
    remove: (tx: Transaction, id: string) => tx.delete(common).where(eq(common.id, id)),
  };
}

/** All kinds of records with versions; each is defined next to its handlers. */
export type RecordKinds = Record<Schemas['RecordKind'], RecordKind>;
