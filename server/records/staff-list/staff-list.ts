import { asc } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import { requireRevision, revisionOf } from '../../http/revision.ts';
import type { Session } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  siteIdentity,
  type companies,
  type documentTemplates,
  type highlights,
  type links,
  type organisations,
  type stories,
} from '../../database/schema.ts';
import { publishFiles } from '../../files/uploads/publish-files.ts';

type ListTable =
  | typeof companies
  | typeof documentTemplates
  | typeof highlights
  | typeof links
  | typeof organisations
  | typeof stories;

/** Table and mapping of a list. */
export interface ListDefinition<Table extends ListTable, Item extends { id?: string }> {
  table: Table;
  itemOf: (row: Table['$inferSelect']) => Item;
  /** Returns the columns of an item; throws a business rule for an invalid one. */
  columnsOf: (
    item: Item,
    stored: Table['$inferSelect'] | undefined,
  ) => Omit<Table['$inferInsert'], 'id' | 'position'>;
  /** Returns the file id of an item's picture. */
  pictureOf?: (item: Item) => string | undefined;
  /** Returns the file id of an item's document. */
  documentOf?: (item: Item) => string;
}

interface StaffList<Item> {
  items: Item[];
  revision: string;
}

/** Creates the functions that read and write a list as a whole. */
export function staffList<Table extends ListTable, Item extends { id?: string }>(
  db: Database,
  { table, itemOf, columnsOf, pictureOf, documentOf }: ListDefinition<Table, Item>,
) {
  type Row = Table['$inferSelect'];
  // Uses only the tables' common columns, for which Drizzle has no shared type.
  const common = table as typeof highlights;

  async function rowsOf(from: Database | Transaction): Promise<Row[]> {
    return await from.select().from(common).orderBy(asc(common.position), asc(common.id));
  }

  function listOf(rows: readonly Row[]): StaffList<Item> {
    const items = rows.map(itemOf);
    return { items, revision: revisionOf(items) };
  }

  async function write({ items, revision }: StaffList<Item>, session: Session) {
    return await db.transaction(async (tx) => {
      // Serializes writes, so that a concurrent one fails because of its revision.
      await tx.select({ id: siteIdentity.id }).from(siteIdentity).for('update');
      const stored = await rowsOf(tx);
      requireRevision(listOf(stored).revision, revision);
      const files = items.flatMap((item) => [
        { kind: 'image' as const, id: pictureOf?.(item) },
        { kind: 'document' as const, id: documentOf?.(item) },
      ]);
      await publishFiles(tx, session, files);
      const byId = new Map(stored.map((row) => [row.id, row]));
      const rows = items.map((item, position) => {
        const existing = item.id === undefined ? undefined : byId.get(item.id);
        if (existing !== undefined) byId.delete(existing.id);
        const id = existing?.id ?? newIdentifier();
        return { ...columnsOf(item, existing), id, position };
      });
      await tx.delete(common);
      if (rows.length > 0)
        await tx.insert(common).values(rows as unknown as (typeof highlights.$inferInsert)[]);
      return listOf(await rowsOf(tx));
    });
  }

  return { read: async () => listOf(await rowsOf(db)), write };
}
