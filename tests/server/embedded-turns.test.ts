import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { migratedDatabase } from './support/templates.ts';

const STATEMENTS = 20;

it('lets other calls in between the statements that wait for the embedded database', async () => {
  const { db, close } = await usePglite(await migratedDatabase(), () => Promise.resolve());
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const some = Array.from({ length: STATEMENTS }, () => db.execute(sql`select 1`));
  const together = db.transaction(async (tx) => {
    for (let n = 0; n < STATEMENTS; n += 1) await tx.execute(sql`select 1`);
  });
  await Promise.all([...some, together]);
  done = true;
  await close();
  expect(turns).toBeGreaterThanOrEqual(2 * STATEMENTS);
});
