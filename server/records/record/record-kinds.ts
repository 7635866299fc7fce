import { eq, getTableColumns } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import type { activities, matches, news } from '../../database/schema.ts';
import type { RecordContent } from './record-versions.ts';

/** What the versions, deleting and restoring of records need to know about a kind. */
export interface RecordKind {
  /** The right to write records of the kind. */
  right: Schemas['PermissionName'];
  /** Locks a row; undefined where there is none. */
  lock: (tx: Transaction, id: string) => Promise<RecordContent | undefined>;
  insert: (tx: Transaction, row: RecordContent) => Promise<unknown>;
  remove: (tx: Transaction, id: string) => Promise<unknown>;
  /** The row as the write of the kind takes it. */
  bodyOf: (row: RecordContent) => RecordContent;
  /** Throws the business rule that stands against deleting it. */
  checkRemoval?: (row: RecordContent) => void;
}

type Table = typeof news | typeof activities | typeof matches;

/** The statements that every kind has alike. */
export function recordStatements(table: Table) {
  // The tables are used for what they have in common; drizzle's types know them one by one.
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
      // Moments were kept as text.
      const times = moments.flatMap(([name]) =>
        typeof row[name] === 'string' ? [[name, new Date(row[name])] as const] : [],
      );
      const values = { ...row, ...Object.fromEntries(times) };
      return tx.insert(common).values(values as unknown as typeof news.$inferInsert);
    },
    remove: (tx: Transaction, id: string) => tx.delete(common).where(eq(common.id, id)),
  };
}

/** The kinds of records that have versions and can be deleted; each is defined beside its handlers. */
export type RecordKinds = Record<Schemas['RecordKind'], RecordKind>;
