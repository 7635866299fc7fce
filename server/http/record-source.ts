import { and, Column, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { OperationId } from './types.ts';
import type { Database } from '../database/open.ts';
import {
  fromNearerEnd,
  orderBy,
  pageOfOrderedParts,
  type OrderedPart,
  type PageOfList,
} from '../database/ordered-page.ts';
import type { Language } from '../base/messages.ts';
import { staffPaging, type Services } from './services.ts';

/** Time and language of a read. */
export interface ReadContext {
  now: Date;
  language: Language;
}

/** Filters of a sortable list. */
export interface Sorted {
  sort?: string;
}

/** Data source of a staff list, shared by the list and its export. */
export interface RecordSource<Query extends Sorted, Row extends { id: string }> {
  /** The table, joined with the tables of filters and order. */
  from: SQL;
  id: SQLWrapper;
  /** Operation whose invalidation discards cached totals; absent: totals are not cached. */
  cachedTotal?: OperationId;
  where: (query: Query, context: ReadContext) => SQL | undefined;
  /**
   * Returns the order, which must end with a unique column. An order that no single index provides is split
   * into disjoint parts that each have an index.
   */
  order: (sort: string | undefined, context: ReadContext) => OrderedPart[];
  /** Reads the records with these identifiers, in any order. */
  read: (db: Database, ids: string[], context: ReadContext) => Promise<Row[]>;
}

/**
 * Returns the order for a `sort` parameter: the name of one of `fields`, descending with a leading `-`.
 * Records without the field come last in both directions.
 */
export function orderedBy<Field extends string>(
  fields: Record<Field, SQLWrapper>,
  byDefault: NoInfer<Field | `-${Field}`>,
  id: SQLWrapper,
): (sort: string | undefined) => OrderedPart[] {
  return (sort = byDefault) => {
    const descending = sort.startsWith('-');
    const name = descending ? sort.slice(1) : sort;
    const field = Object.hasOwn(fields, name) ? fields[name as Field] : undefined;
    if (field === undefined)
      return sort === byDefault ? [] : orderedBy(fields, byDefault, id)(byDefault);
    if (!descending)
      return [
        {
          order: [
            [field, 'ascending'],
            [id, 'ascending'],
          ],
        },
      ];
    // For a column that is never null, `nulls last` would only prevent the use of its index.
    const neverEmpty = is(field, Column) && field.notNull;
    return [
      {
        order: [
          [field, neverEmpty ? 'descending' : 'descending, empty last'],
          [id, 'descending'],
        ],
      },
    ];
  };
}

const filter = (where: SQL | undefined) => (where === undefined ? sql`` : sql` where ${where}`);

interface Found {
  where: SQL | undefined;
  order: SQL[];
  page?: { limit: number; offset: number };
}

async function selectIds(
  db: Database,
  { from, id }: { from: SQL; id: SQLWrapper },
  { where, order, page }: Found,
): Promise<string[]> {
  const part = page === undefined ? sql`` : sql` limit ${page.limit} offset ${page.offset}`;
  const result = await db.execute<{ id: string }>(
    sql`select ${id} as id from ${from}${filter(where)} order by ${sql.join(order, sql`, `)}${part}`,
  );
  return rowsOf<{ id: string }>(result).map((row) => row.id);
}

/** Returns the identifiers of all records that match the filters, in the list's order. */
export async function findIds<Query extends Sorted, Row extends { id: string }>(
  db: Database,
  source: RecordSource<Query, Row>,
  query: Query,
  context: ReadContext,
): Promise<string[]> {
  const found = source.where(query, context);
  const ids: string[] = [];
  for (const { where, order } of source.order(query.sort, context)) {
    const part = { where: and(found, where), order: orderBy(order) };
    for (const id of await selectIds(db, source, part)) ids.push(id);
  }
  return ids;
}

/** Returns the identifiers of a page of results; reads from the nearer end of the list. */
async function pageIds(
  db: Database,
  source: { from: SQL; id: SQLWrapper },
  { where, order }: OrderedPart,
  of: PageOfList,
): Promise<string[]> {
  const { fromEnd, ...page } = fromNearerEnd(of);
  if (page.limit <= 0) return [];
  const ids = await selectIds(db, source, { where, order: orderBy(order, fromEnd), page });
  return fromEnd ? ids.toReversed() : ids;
}

/** Returns the rows of a result; all drivers wrap them in `rows`. */
function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** Reads records in the order of `ids`; omits records deleted in the meantime. */
export async function readInOrder<Query extends Sorted, Row extends { id: string }>(
  db: Database,
  source: RecordSource<Query, Row>,
  ids: readonly string[],
  context: ReadContext,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const records = await source.read(db, [...ids], context);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads a page of a staff list. */
export async function recordPage<
  Query extends Sorted & { current?: number; size?: number },
  Row extends { id: string },
>(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  source: RecordSource<Query, Row>,
  query: Query,
  context: ReadContext,
) {
  const { current, size, offset } = staffPaging(query);
  const found = source.where(query, context);
  const count = async (where: SQL | undefined) => {
    const counted = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${source.from}${filter(where)}`,
    );
    return rowsOf<{ total: number }>(counted)[0]?.total ?? 0;
  };
  const filters = { ...query, sort: undefined, current: undefined, size: undefined };
  const total = await (source.cachedTotal === undefined
    ? count(found)
    : counts.of(source.cachedTotal, filters, () => count(found)));
  const parts = source.order(query.sort, context);
  const ids = await pageOfOrderedParts(
    parts,
    { total, offset, size },
    {
      count: (where) => count(and(found, where)),
      page: ({ where, order }, page) =>
        pageIds(db, source, { where: and(found, where), order }, page),
    },
  );
  return { records: await readInOrder(db, source, ids, context), total, current, size };
}
