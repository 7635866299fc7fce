import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { users } from '../../server/database/schema.ts';
import { unifyPhones } from '../../server/database/unify-phones.ts';
import { earlierDatabase } from './support/templates.ts';

it('rewrites the numbers of earlier accounts in E.164, except where that is the number of another account', async () => {
  const client = await earlierDatabase('localized_role_names');
  const add = (id: string, phone: string) =>
    client.query(
      `insert into users (id, phone, email, first_name, last_name, chinese_name, permissions, roles)
       values ($1, $2, $1 || '@example.org', '', '', '', '[]'::jsonb, '[]'::jsonb)`,
      [id, phone],
    );
  await add('mainland', '13800000001');
  await add('plus', '+85291234567');
  await add('same', '85291234567');
  await add('zeros', '0085366123456');
  await add('digits', '447911123456');
  await add('unknown', '1234567890');

  const duplicates: number[] = [];
  const unify = async (db: Parameters<typeof unifyPhones>[0]) => {
    duplicates.push(await unifyPhones(db), await unifyPhones(db));
  };
  const { db, close } = await usePglite(client, unify);
  const raw = sql<string>`${users.phone}`;
  const rows = await db.select({ id: users.id, raw }).from(users);
  expect(Object.fromEntries(rows.map((row) => [row.id, row.raw]))).toEqual({
    mainland: '+8613800000001',
    plus: '+85291234567',
    same: '85291234567',
    zeros: '+85366123456',
    digits: '+447911123456',
    unknown: '1234567890',
  });
  expect(duplicates).toEqual([1, 1]);
  await close();
}, 120_000);
