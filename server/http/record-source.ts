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

/** When and for whom records are read. */
export interface ReadContext {
  now: Date;
  language: Language;
}

/** The filters of a list that say how it is ordered, too. */
export interface Sorted {
  sort?: string;
}

/** Where the records of a staff list come from: the list and its export read the same. */
export interface RecordSource<Query extends Sorted, Row extends { id: string }> {
  /** The table, and what filters and order look into beside it. */
  from: SQL;
  id: SQLWrapper;
  /**
   * The operation that totals are remembered for, by filters, until a write changes what it shows;
   * absent: they are counted each time.
   */
  cachedTotal?: OperationId;
  where: (query: Query, context: ReadContext) => SQL | undefined;
  /**
   * The order, which ends with what no two records share. One that no index can have is several parts
   * that have one, of which each record is in one.
   */
  order: (sort: string | undefined, context: ReadContext) => OrderedPart[];
  /** The records of these identifiers, in any order. */
  read: (db: Database, ids: string[], context: ReadContext) => Promise<Row[]>;
}

/**
 * A list's order by one of `fields`, by name; with `-` in front the largest first. What lacks the
 * field comes last either way.
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
    // Where nothing is empty, an index is of use only without a word about what is.
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

/** The identifiers of all that the filters find, in the list's order. */
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

/** The identifiers of a page; records before it are passed over in an index, if one has the order. */
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

/** The rows of a response of the database: drivers wrap them alike. */
function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** Records in the order of their identifiers; what is gone meanwhile is left out. */
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

/** A page of a staff list. */
export async function recordPage<
  Query extends Sorted & { current?: number; size?: number },
  Row extends { id: string },
>(
  { db, figures }: Pick<Services, 'db' | 'figures'>,
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
    : figures.of(source.cachedTotal, filters, () => count(found)));
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
