import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usePglite, type OpenDatabase } from '../../server/database/open.ts';
import { earlierDatabase } from './support/templates.ts';

/** Three submitted entries, of which staff have decided about two. */
const EARLIER = `
  insert into users (id, first_name, last_name, chinese_name, permissions, roles)
    select 'user-' || n, '', '', '', '[]', '[]' from generate_series(1, 4) n;
  insert into matches (id, year, edition, name, theme, begin, "end", sign_up_start, sign_up_end,
      stages, prizes, introduction, prize_pool, finance, winners)
    values ('m', 2025, 1, '{"CN": ""}', '{"CN": ""}', now(), now(), now(), now(), '[]', '[]',
      '{"CN": ""}', 0, 0, '[]');
  insert into projects (id, match_id, user_id, status, revision, save_key, team, members, company,
      create_date, update_date)
    select 'p' || n, 'm', 'user-' || n, 2, 1, 'k', '{}', '[]', '{}', now(), now()
    from generate_series(1, 3) n;
  insert into project_decisions (project_id, status) values ('p2', 3), ('p3', 5);
`;

let client: PGlite;
let opened: OpenDatabase;

beforeAll(async () => {
  client = await earlierDatabase('decided_status');
  await client.exec(EARLIER);
  opened = await usePglite(client, () => Promise.resolve());
}, 180_000);

afterAll(() => opened.close());

async function decided(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ id: string; decided_status: number }>(
    'select id, decided_status from projects order by id',
  );
  return Object.fromEntries(rows.map(({ id, decided_status: status }) => [id, status]));
}

it('finds the decided status of the entries of an earlier release', async () => {
  expect(await decided()).toEqual({ p1: 2, p2: 3, p3: 5 });
});

// As a server of the release before writes them, which may run beside this one.
it.each([
  [
    'an entry is sent in',
    `insert into projects (id, match_id, user_id, status, revision, save_key, team, members, company, create_date, update_date) values ('p4', 'm', 'user-4', 1, 1, 'k', '{}', '[]', '{}', now(), now())`,
    { p4: 1 },
  ],
  [
    'staff decide for the first time',
    `insert into project_decisions (project_id, status) values ('p1', 4)`,
    { p1: 4 },
  ],
  [
    'staff decide otherwise',
    `insert into project_decisions (project_id, status) values ('p2', 1) on conflict (project_id) do update set status = 4`,
    { p2: 4 },
  ],
  ['a decision is taken away', `delete from project_decisions where project_id = 'p3'`, { p3: 2 }],
  [
    'the team sees another status, which staff have decided otherwise',
    `update projects set status = 1 where id = 'p2'`,
    { p2: 4 },
  ],
  [
    'the team sees another status, about which staff have decided nothing',
    `update projects set status = 5 where id = 'p3'`,
    { p3: 5 },
  ],
  ['somebody writes it', `update projects set decided_status = 0 where id = 'p1'`, { p1: 4 }],
])('follows where %s', async (_, statement, expected) => {
  const before = await decided();
  await client.exec(statement);
  expect(await decided()).toEqual({ ...before, ...expected });
});
