import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { experts, identityDocuments, projects } from '../../server/database/schema.ts';
import { earlierDatabase } from './support/templates.ts';

const NUMBER = '11010519491231002x';
const WRONG = '110105194912310021';

/** Entries and registrations with a number, with one that fails its check, and with none. */
const EARLIER = `
  insert into users (id, first_name, last_name, chinese_name, permissions, roles)
    select 'user-' || n, '', '', '', '[]', '[]' from generate_series(1, 3) n;
  insert into matches (id, year, edition, name, theme, begin, "end", sign_up_start, sign_up_end,
      stages, prizes, introduction, prize_pool, finance)
    values ('m', 2025, 1, '{"CN": ""}', '{"CN": ""}', now(), now(), now(), now(), '[]', '[]', '{"CN": ""}', 0, 0);
  insert into projects (id, match_id, user_id, status, revision, save_key, team, members, company,
      create_date, update_date)
    select 'p' || n, 'm', 'user-' || n, 0, 1, 'k', team::jsonb, '[]', '{}', now(), now()
    from (values (1, '{"leader": "Lin", "idCard": "${NUMBER}"}'), (2, '{"idCard": "${WRONG}"}'), (3, '{}')) t(n, team);
  insert into experts (id, user_id, status, revision, save_key, id_card, domains, create_date, update_date)
    select 'e' || n, 'user-' || n, 1, 1, 'k', number, '[]', now(), now()
    from (values (1, '${NUMBER}'), (2, '1101'), (3, null)) t(n, number);
`;

it('moves the numbers of an earlier release apart from entries and experts', async () => {
  const client = await earlierDatabase('identity_documents');
  await client.exec(EARLIER);
  const { db, close } = await usePglite(client, () => Promise.resolve());
  const identity = { type: 'mainlandId', number: '**************002X' };
  const entries = await db.select().from(projects).orderBy(projects.id);
  expect(entries.map(({ team }) => team)).toEqual([{ leader: 'Lin', identity }, {}, {}]);
  const rows = await db.select().from(experts).orderBy(experts.id);
  expect(rows.map((row) => row.identity)).toEqual([identity, null, null]);
  expect(rows.map((row) => row.formerIdCard)).toEqual([null, null, null]);
  const stored = await db.select().from(identityDocuments).orderBy(identityDocuments.ownerId);
  expect(stored.map(({ ownerId, number }) => [ownerId, number])).toEqual([
    ['e1', `plain.${NUMBER.toUpperCase()}`],
    ['p1', `plain.${NUMBER.toUpperCase()}`],
  ]);
  await close();
}, 180_000);
