import { getTableColumns, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';

type RecordTable = PgTable & { id: AnyPgColumn };

/** Direction of an order term; ascending order puts empty values last. */
export type Order = 'ascending' | 'descending' | 'descending, empty last';

export type OrderTerm = readonly [by: SQLWrapper, order: Order];

/** Position of a page of results in its list. */
export interface PageOfList {
  total: number;
  offset: number;
  size: number;
}

interface PageOf<Table extends RecordTable> extends PageOfList {
  table: Table;
  where: SQL | undefined;
  order: readonly OrderTerm[];
}

/** Minimum offset from which a page may be read from the end of the list. */
const FROM_END_OFFSET = 500;

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

/** Converts an order to SQL; reverses the order of a page that is read from the end of the list. */
export function orderBy(order: readonly OrderTerm[], fromEnd = false): SQL[] {
  const directions = fromEnd ? BACKWARDS : FORWARDS;
  return order.map(([by, direction]) => sql`${by} ${sql.raw(directions[direction])}`);
}

/** Returns the limit and offset of a page from the nearer end of the list, which skips fewer records. */
export function fromNearerEnd({ total, offset, size }: PageOfList) {
  const fromEnd = offset > FROM_END_OFFSET && offset > total / 2;
  const limit = fromEnd ? Math.min(size, total - offset) : size;
  return { fromEnd, limit, offset: fromEnd ? total - offset - limit : offset };
}

/**
 * Reads a page of a table's records in an order that an index provides. Skips the records before the page
 * in the index alone, from the nearer end of the list.
 */
export async function orderedPage<Table extends RecordTable>(
  db: Database,
  { table, where, order, ...page }: PageOf<Table>,
): Promise<InferSelectModel<Table>[]> {
  const { fromEnd, limit, offset } = fromNearerEnd(page);
  if (limit <= 0) return [];
  const common: PgTable = table;
  const ids = db
    .select({ id: table.id })
    .from(common)
    .where(where)
    .orderBy(...orderBy(order, fromEnd))
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select(getTableColumns(table))
    .from(common)
    .where(inArray(table.id, ids))
    .orderBy(...orderBy(order));
  return rows as InferSelectModel<Table>[];
}

/** A part of a list; the list is the concatenation of its parts. */
interface ListPart<Row> {
  total: number;
  page: (offset: number, size: number) => Promise<Row[]>;
}

/** Reads a page of a list of several parts, each with its own order. */
export async function pageOfParts<Row>(
  parts: readonly ListPart<Row>[],
  { offset, size }: Pick<PageOfList, 'offset' | 'size'>,
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

/** A part of a list whose order an index provides. */
export interface OrderedPart {
  /** Condition of the part's records; absent: all records. */
  where?: SQL | undefined;
  order: readonly OrderTerm[];
}

/** Reads a page of a list of ordered parts. Counts all parts but the last; `total` determines its length. */
export async function pageOfOrderedParts<Row>(
  parts: readonly OrderedPart[],
  { total, ...page }: PageOfList,
  read: {
    count: (where: SQL | undefined) => Promise<number>;
    page: (part: OrderedPart, page: PageOfList) => Promise<Row[]>;
  },
): Promise<Row[]> {
  const listParts: ListPart<Row>[] = [];
  let rest = total;
  for (const part of parts) {
    const length = part === parts.at(-1) ? rest : await read.count(part.where);
    rest -= length;
    listParts.push({
      total: length,
      page: (offset, size) => read.page(part, { total: length, offset, size }),
    });
  }
  return await pageOfParts(listParts, page);
}
