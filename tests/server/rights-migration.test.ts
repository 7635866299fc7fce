import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hasPermission } from '../../server/contract/access.ts';
import { usePglite } from '../../server/database/open.ts';
import { staffRoles, users } from '../../server/database/schema.ts';
import { rightsOf } from '../../server/staff-right/effective-rights.ts';
import { nameColumns, roleName } from '../../server/staff-right/role-names.ts';
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

it('keeps the names of roles as Chinese ones, and takes those that the former release still writes', async () => {
  const client = await earlierDatabase('localized_role_names');
  const define = (id: string, name: string) =>
    client.query(`insert into staff_roles (id, name, permissions) values ($1, $2, '[]')`, [
      id,
      name,
    ]);
  const rename = (id: string, name: string) =>
    client.query('update staff_roles set name = $2 where id = $1', [id, name]);
  await define('before', '评审');
  const database = await usePglite(client, () => Promise.resolve());
  const names = async () => {
    const rows = await database.db.select().from(staffRoles);
    return Object.fromEntries(rows.map((row) => [row.id, roleName(row)]));
  };
  await define('former', '签到');
  expect(await names()).toEqual({ before: { CN: '评审' }, former: { CN: '签到' } });

  const written = nameColumns({ CN: '评审', US: 'Reviewers' });
  await database.db.update(staffRoles).set(written).where(eq(staffRoles.id, 'before'));
  await rename('before', '评审组');
  expect((await names())['before']).toEqual({
    CN: '评审组',
    US: 'Reviewers',
    HK: '評審組',
    converted: true,
    outdated: ['US'],
  });
  await database.close();
});
