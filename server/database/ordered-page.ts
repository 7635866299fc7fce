import { getTableColumns, inArray, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';

type RecordTable = PgTable & { id: AnyPgColumn };

/** A column that records are ordered by; ascending ones have empty values last. */
export type Order = 'ascending' | 'descending' | 'descending, empty last';

interface PageOf<Table extends RecordTable> {
  table: Table;
  where: SQL | undefined;
  order: readonly (readonly [column: AnyPgColumn, order: Order])[];
  /** How many records there are. */
  total: number;
  offset: number;
  size: number;
}

/** From here on a page is looked for from the end of the list, if that is nearer. */
const FAR = 500;

const FORWARDS = {
  ascending: 'asc nulls last',
  descending: 'desc nulls first',
  'descending, empty last': 'desc nulls last',
} as const;
const BACKWARDS = {
  ascending: 'desc nulls first',
  descending: 'asc nulls last',
  'descending, empty last': 'asc nulls first',
} as const;

/**
 * A page of a table's records in an order that an index has. Records before the page are passed over in
 * the index alone; of a page in the second half of a long list there are fewer behind it.
 */
export async function orderedPage<Table extends RecordTable>(
  db: Database,
  { table, where, order, total, offset, size }: PageOf<Table>,
): Promise<InferSelectModel<Table>[]> {
  const fromEnd = offset > FAR && offset > total / 2;
  const take = fromEnd ? Math.min(size, total - offset) : size;
  const skip = fromEnd ? total - offset - take : offset;
  if (take <= 0) return [];
  const by = (ways: Record<Order, string>) =>
    order.map(([column, way]) => sql`${column} ${sql.raw(ways[way])}`);
  const common: PgTable = table;
  const ids = db
    .select({ id: table.id })
    .from(common)
    .where(where)
    .orderBy(...by(fromEnd ? BACKWARDS : FORWARDS))
    .limit(take)
    .offset(skip);
  const rows = await db
    .select(getTableColumns(table))
    .from(common)
    .where(inArray(table.id, ids))
    .orderBy(...by(FORWARDS));
  return rows as InferSelectModel<Table>[];
}

/** A part of a list: the list is its parts, one after the other. */
export interface ListPart<Row> {
  total: number;
  page: (offset: number, size: number) => Promise<Row[]>;
}

/** A page of a list of several parts, each in an order of its own. */
export async function pageOfParts<Row>(
  parts: readonly ListPart<Row>[],
  { offset, size }: { offset: number; size: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  let before = 0;
  for (const part of parts) {
    const from = Math.max(0, offset - before);
    const wanted = size - rows.length;
    before += part.total;
    if (wanted <= 0) break;
    if (from < part.total)
      rows.push(...(await part.page(from, Math.min(wanted, part.total - from))));
  }
  return rows;
}
