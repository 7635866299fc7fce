import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import {
  matches,
  projectAwards,
  projectDecisions,
  projectReviews,
} from '../../server/database/schema.ts';
import { earlierDatabase } from './support/templates.ts';

/** An edition with two prizes, an entry with the second one, and an entry with an award that is none. */
const EARLIER = `
  insert into users (id, first_name, last_name, chinese_name, permissions, roles)
    select 'user-' || n, '', '', '', '[]', '[]' from generate_series(1, 2) n;
  insert into matches (id, year, edition, name, theme, begin, "end", sign_up_start, sign_up_end,
      stages, prizes, introduction, prize_pool, finance, winners)
    values ('m', 2025, 1, '{"CN": ""}', '{"CN": ""}', now(), now(), now(), now(), '[]',
      '[{"name": {"CN": "一等奖"}, "amount": 2, "count": 1}, {"name": {"CN": "二等奖"}, "amount": 1, "count": 1}]',
      '{"CN": ""}', 0, 0, '[{"award": "二等奖"}, {"award": "人气奖"}]');
  insert into projects (id, match_id, user_id, status, revision, save_key, team, members, company,
      create_date, update_date)
    select 'p' || n, 'm', 'user-' || n, 4, 1, 'k', '{}', '[]', '{}', now(), now()
    from generate_series(1, 2) n;
  insert into project_decisions (project_id, status, award) values ('p1', 4, '二等奖'), ('p2', 4, '人气奖');
  insert into project_reviews (project_id, position, from_status, status, award, at)
    select project_id, 0, 2, 4, award, now() from project_decisions;
  insert into project_awards (project_id, name) select project_id, award from project_decisions;
`;

it('gives prizes identifiers, and points the awards of an earlier release to them', async () => {
  const client = await earlierDatabase('prize_identifiers');
  await client.exec(EARLIER);
  const { db, close } = await usePglite(client, () => Promise.resolve());
  const [edition] = await db.select().from(matches);
  expect(edition?.prizes.map(({ id, name }) => [id, name.CN])).toEqual([
    ['prize-1', '一等奖'],
    ['prize-2', '二等奖'],
  ]);
  expect(edition?.winners).toEqual([{ award: '二等奖', prizeId: 'prize-2' }, { award: '人气奖' }]);
  for (const table of [projectDecisions, projectReviews, projectAwards]) {
    const rows = await db.select().from(table).orderBy(table.projectId);
    expect(rows.map(({ prizeId }) => prizeId)).toEqual(['prize-2', null]);
  }
  await close();
}, 180_000);
