import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from './open.ts';

/** The columns of a table that a statement may write, as a list: all but those that the database computes. */
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
