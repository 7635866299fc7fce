import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { dictionaryEntries } from '../../database/schema.ts';
import type { EntryRow } from './present.ts';

const IN_ORDER = [
  asc(dictionaryEntries.dictType),
  asc(dictionaryEntries.position),
  asc(dictionaryEntries.id),
];

/** Key of an entry: its dictionary and value. */
interface ByValue {
  type: string;
  value: string;
}

const hasValue = ({ type, value }: ByValue) =>
  and(eq(dictionaryEntries.dictType, type), eq(dictionaryEntries.value, value));

export async function entryRows(db: Database): Promise<EntryRow[]> {
  return await db
    .select()
    .from(dictionaryEntries)
    .orderBy(...IN_ORDER);
}

export async function entryOf(db: Database, key: ByValue): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(dictionaryEntries).where(hasValue(key));
  return row;
}

export async function entriesBelow(db: Database, id: string): Promise<EntryRow[]> {
  return await db
    .select()
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.parentId, id))
    .orderBy(...IN_ORDER);
}

/** Reads an entry by its identifier, as a list of at most one. */
export async function entriesWithId(db: Database | Transaction, id: string): Promise<EntryRow[]> {
  return await db.select().from(dictionaryEntries).where(eq(dictionaryEntries.id, id));
}

/** Returns the parent's identifier; null at the top level, undefined if the entry doesn't exist. */
export async function parentOf(tx: Transaction, id: string): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ parentId: dictionaryEntries.parentId })
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.id, id));
  return row?.parentId;
}

/** Serializes changes of entries; concurrent changes of parents could create a cycle. */
export async function lockEntries(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${dictionaryEntries} in share row exclusive mode`);
}

/** Adds an entry, by default at the end of its dictionary; returns it as a list of one. */
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

/** Changes columns of an entry; returns undefined if the entry doesn't exist. */
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

/** Deletes an entry by id, or by dictionary and value; returns undefined if the entry doesn't exist. */
export async function removeEntry(
  tx: Transaction,
  key: { id: string } | ByValue,
): Promise<EntryRow | undefined> {
  const where: SQL | undefined = 'id' in key ? eq(dictionaryEntries.id, key.id) : hasValue(key);
  const [row] = await tx.delete(dictionaryEntries).where(where).returning();
  return row;
}

export async function childCount(tx: Transaction, id: string): Promise<number> {
  return await tx.$count(dictionaryEntries, eq(dictionaryEntries.parentId, id));
}
