import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Language } from '../messages.ts';
import { staffPaging } from '../services.ts';

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
  where: (query: Query, context: ReadContext) => SQL | undefined;
  /** The order, which ends with what no two records share. */
  orderBy: (sort: string | undefined, context: ReadContext) => SQL[];
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
): (sort: string | undefined) => SQL[] {
  return (sort = byDefault) => {
    const descending = sort.startsWith('-');
    const name = descending ? sort.slice(1) : sort;
    const field = Object.hasOwn(fields, name) ? fields[name as Field] : undefined;
    if (field === undefined)
      return sort === byDefault ? [] : orderedBy(fields, byDefault, id)(byDefault);
    const direction = descending ? sql`desc` : sql`asc`;
    return [sql`${field} ${direction} nulls last`, sql`${id} ${direction}`];
  };
}

/** The identifiers of what the filters find, in the list's order. */
export async function findIds<Query extends Sorted, Row extends { id: string }>(
  db: Database,
  source: RecordSource<Query, Row>,
  query: Query,
  context: ReadContext & { page?: { size: number; offset: number } },
): Promise<string[]> {
  const where = source.where(query, context);
  const order = sql.join(source.orderBy(query.sort, context), sql`, `);
  const { page } = context;
  const result = await db.execute<{ id: string }>(
    sql`select ${source.id} as id from ${source.from}${where === undefined ? sql`` : sql` where ${where}`} order by ${order}${page === undefined ? sql`` : sql` limit ${page.size} offset ${page.offset}`}`,
  );
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
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
>(db: Database, source: RecordSource<Query, Row>, query: Query, context: ReadContext) {
  const { current, size, offset } = staffPaging(query);
  const ids = await findIds(db, source, query, { ...context, page: { size, offset } });
  const where = source.where(query, context);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source.from}${where === undefined ? sql`` : sql` where ${where}`}`,
  );
  const total = rowsOf<{ total: number }>(counted)[0]?.total ?? 0;
  return { records: await readInOrder(db, source, ids, context), total, current, size };
}
