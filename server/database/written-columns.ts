import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from './open.ts';

/** Returns a table's columns that a statement may write, as an SQL list: all except generated columns. */
export async function writtenColumns(tx: Database | Transaction, table: string): Promise<SQL> {
  const result = await tx.execute(sql`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = ''`);
  const { rows } = result as { rows: { name: string }[] };
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
