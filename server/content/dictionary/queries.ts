import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { dictionaryEntries } from '../../database/schema.ts';
import type { EntryRow } from './present.ts';

const IN_ORDER = [
  asc(dictionaryEntries.dictType),
  asc(dictionaryEntries.position),
  asc(dictionaryEntries.id),
];

/** An entry by the dictionary and the value. */
interface ByValue {
  type: string;
  value: string;
}

const hasValue = ({ type, value }: ByValue) =>
  and(eq(dictionaryEntries.dictType, type), eq(dictionaryEntries.value, value));

/** All entries, by dictionary in their order. */
export async function entryRows(db: Database): Promise<EntryRow[]> {
  return await db
    .select()
    .from(dictionaryEntries)
    .orderBy(...IN_ORDER);
}

/** The entry of a value. */
export async function entryOf(db: Database, key: ByValue): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(dictionaryEntries).where(hasValue(key));
  return row;
}

/** The entries below an entry, in their order. */
export async function entriesBelow(db: Database, id: string): Promise<EntryRow[]> {
  return await db
    .select()
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.parentId, id))
    .orderBy(...IN_ORDER);
}

/** An entry by its identifier, alone in its list or missing. */
export async function entriesWithId(db: Database | Transaction, id: string): Promise<EntryRow[]> {
  return await db.select().from(dictionaryEntries).where(eq(dictionaryEntries.id, id));
}

/** The identifier above an entry, null at the top; undefined if there is no such entry. */
export async function parentOf(tx: Transaction, id: string): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ parentId: dictionaryEntries.parentId })
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.id, id));
  return row?.parentId;
}

/** Makes changes of the tree take turns: two at once could close a circle. */
export async function lockEntries(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${dictionaryEntries} in share row exclusive mode`);
}

/** Adds an entry, at the end of its dictionary unless it has a position; returns it alone in its list. */
export async function insertEntry(
  tx: Transaction,
  entry: Omit<typeof dictionaryEntries.$inferInsert, 'position'> & { position?: number },
): Promise<EntryRow[]> {
  const ofType = eq(dictionaryEntries.dictType, entry.dictType);
  const position = entry.position ?? (await tx.$count(dictionaryEntries, ofType));
  return await tx
    .insert(dictionaryEntries)
    .values({ ...entry, position })
    .returning();
}

/** Changes columns of an entry; undefined if there is none. */
export async function changeEntry(
  tx: Transaction,
  id: string,
  changes: Partial<EntryRow>,
): Promise<EntryRow | undefined> {
  const [row] = await tx
    .update(dictionaryEntries)
    .set(changes)
    .where(eq(dictionaryEntries.id, id))
    .returning();
  return row;
}

/** Removes an entry by its identifier, or by dictionary and value; undefined if there is none. */
export async function removeEntry(
  tx: Transaction,
  key: { id: string } | ByValue,
): Promise<EntryRow | undefined> {
  const where: SQL | undefined = 'id' in key ? eq(dictionaryEntries.id, key.id) : hasValue(key);
  const [row] = await tx.delete(dictionaryEntries).where(where).returning();
  return row;
}

/** How many entries are below an entry. */
export async function childCount(tx: Transaction, id: string): Promise<number> {
  return await tx.$count(dictionaryEntries, eq(dictionaryEntries.parentId, id));
}
