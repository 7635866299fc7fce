import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { users } from '../../server/database/schema.ts';
import { earlierDatabase } from './support/templates.ts';

const REGISTERED = 'user-0b0f9f0c-1c51-4a35-9d0a-0d7d0f6f9a11';

it('counts the contacts of accounts from before as verified where staff or the demo made them', async () => {
  const client = await earlierDatabase('keeps_who_proved_a_contact');
  const add = (id: string, phone: string, more: { permissions?: string; createBy?: string } = {}) =>
    client.query(
      `insert into users (id, phone, email, password_hash, first_name, last_name, chinese_name, permissions, roles, create_by)
       values ($1, $2, $2 || '@example.org', 'hash', '', '', '', $3::jsonb, '[]'::jsonb, $4)`,
      [id, phone, more.permissions ?? '[]', more.createBy ?? null],
    );
  await add(REGISTERED, '13800000001');
  await add(REGISTERED.replace('user-0', 'user-1'), '13800000002', { createBy: 'user-staff' });
  const permissions = JSON.stringify([{ id: 'system:login', name: 'system:login' }]);
  await add(REGISTERED.replace('user-0', 'user-2'), '13800000003', { permissions });
  await add('user-competitor', '13800000004');

  const database = await usePglite(client, () => Promise.resolve());
  const rows = await database.db.select().from(users).orderBy(users.phone);
  const verified = rows.map((row) => [row.phoneVerifiedAt, row.emailVerifiedAt].map(Boolean));
  expect(verified).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
  await database.close();
}, 120_000);

it('counts the contacts of accounts that staff made and no user has used as entered by staff', async () => {
  const client = await earlierDatabase('contacts_by_staff');
  const add = (id: string, language: string | null, createBy: string | null) =>
    client.query(
      `insert into users (id, email, email_verified_at, first_name, last_name, chinese_name, permissions, roles, create_by, language)
       values ($1, $1 || '@example.org', now(), '', '', '', '[]'::jsonb, '[]'::jsonb, $3, $2)`,
      [id, language, createBy],
    );
  await add('a-unused', null, 'user-staff');
  await add('b-used', 'zh-CN', 'user-staff');
  await add('c-demo', null, null);

  const database = await usePglite(client, () => Promise.resolve());
  const rows = await database.db.select().from(users).orderBy(users.id);
  const state = rows.map((row) => [row.emailVerifiedAt !== null, row.emailByStaff]);
  expect(state).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
  expect(rows.some(({ phoneByStaff }) => phoneByStaff)).toBe(false);
  await database.close();
}, 120_000);
