import { expect, it } from 'vitest';
import { hasPermission } from '../../server/contract/access.ts';
import { usePglite } from '../../server/database/open.ts';
import { users } from '../../server/database/schema.ts';
import { rightsOf } from '../../server/staff-right/effective-rights.ts';
import { earlierDatabase } from './support/templates.ts';

const named = (id: string) => ({ id, name: id });

it('leaves staff of before every right, and gives none to who only has a role of that name', async () => {
  const client = await earlierDatabase('staff_rights');
  const add = (id: string, permissions: object[], roles: object[]) =>
    client.query(
      `insert into users (id, first_name, last_name, chinese_name, permissions, roles)
       values ($1, '', '', '', $2::jsonb, $3::jsonb)`,
      [id, JSON.stringify(permissions), JSON.stringify(roles)],
    );
  await add('staff', [named('system:login')], [named('editor')]);
  await add('staff by a role', [], [named('system:login')]);
  await add('judge', [named('score:user')], [named('administrator'), named('judge')]);
  await add('user', [], []);

  const database = await usePglite(client, () => Promise.resolve());
  const rows = await database.db.select().from(users).orderBy(users.id);
  const held: Record<string, [roles: string[], grants: boolean]> = {};
  for (const row of rows) {
    const permissions = await rightsOf(database.db, row);
    const grants = hasPermission({ permissions, roles: row.roles }, 'right:grant');
    held[row.id] = [row.roles.map(({ id }) => id), grants];
  }
  expect(held).toEqual({
    staff: [['editor', 'administrator'], true],
    'staff by a role': [['system:login', 'administrator'], true],
    judge: [['judge'], false],
    user: [[], false],
  });
  await database.close();
});
