import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usePglite, type OpenDatabase } from '../../server/database/open.ts';
import {
  projectAwards,
  projectDecisions,
  projectHistory,
  projectReviews,
  projects,
} from '../../server/database/schema.ts';
import { earlierDatabase } from './support/templates.ts';

const WINNERS = '[{"award":"一等奖","title":"","company":"","domain":"","city":""}]';

/** Two editions, the winners of one published, each with an entry of every status. */
const EARLIER = `
  insert into users (id, phone, email, first_name, last_name, chinese_name, permissions, roles)
    select 'user-' || n, '1390000000' || n, n || '@example.org', '', '', '', '[]', '[]'
    from generate_series(1, 6) n;
  insert into matches (id, year, edition, name, theme, begin, "end", sign_up_start, sign_up_end,
      stages, prizes, introduction, projects, cities, prize_pool, finance, winners)
    select id, year, 1, '', '', now(), now(), now(), now(), '[]', '[]', '', 0, 0, 0, 0, winners
    from (values ('out', 2024, '${WINNERS}'::jsonb), ('not', 2025, '[]'::jsonb)) m (id, year, winners);
  insert into projects (id, match_id, user_id, status, revision, save_key, team, members, company,
      rank, create_date, update_date)
    select m.id || n, m.id, 'user-' || n, n, 1, 'k', '{}', '[]', '{}', 1, now(), now()
    from matches m, generate_series(1, 5) n;
  -- Number 5 of the edition without winners was declined at once, the others were in review.
  insert into project_history (project_id, position, status, at, note)
    select p.id, s.n - 1, s.n, now(), 'step ' || s.n
    from projects p, generate_series(1, 5) s (n)
    where (s.n < 3 and s.n <= p.status and not (p.id = 'not5' and s.n = 2)) or s.n = p.status;
  insert into project_awards (project_id, name, amount) values ('out4', '一等奖', 5), ('not4', '一等奖', 5);
`;

let opened: OpenDatabase;

beforeAll(async () => {
  const client = await earlierDatabase('keep_decisions_apart');
  await client.exec(EARLIER);
  opened = await usePglite(client, () => Promise.resolve());
}, 60_000);

afterAll(() => opened.close());

it('keeps what a published edition shows, hides results of one whose winners are not', async () => {
  const rows = await opened.db.select().from(projects).orderBy(asc(projects.id));
  expect(rows.map(({ id, status }) => `${id}: ${status}`)).toEqual([
    ...['not1: 1', 'not2: 2', 'not3: 2', 'not4: 2', 'not5: 1'],
    ...['out1: 1', 'out2: 2', 'out3: 3', 'out4: 4', 'out5: 5'],
  ]);
  const awards = await opened.db.select().from(projectAwards);
  expect(awards).toEqual([{ projectId: 'out4', name: '一等奖', amount: 5 }]);
  const steps = await opened.db.select().from(projectHistory);
  const results = steps.filter(({ status }) => status > 2).map(({ projectId }) => projectId);
  expect(results.toSorted()).toEqual(['out3', 'out4', 'out5']);
});

it('keeps for staff what was decided, with its steps', async () => {
  const decisions = await opened.db.select().from(projectDecisions);
  expect(Object.fromEntries(decisions.map((row) => [row.projectId, row.status]))).toEqual({
    not2: 2,
    not3: 3,
    not4: 4,
    not5: 5,
    out2: 2,
    out3: 3,
    out4: 4,
    out5: 5,
  });
  expect(decisions.find(({ projectId }) => projectId === 'not4')).toMatchObject({
    award: '一等奖',
    note: 'step 4',
  });
  const reviews = await opened.db.select().from(projectReviews);
  const steps = reviews
    .filter(({ projectId }) => ['not4', 'not5'].includes(projectId))
    .toSorted((a, b) => `${a.projectId}${a.position}`.localeCompare(`${b.projectId}${b.position}`))
    .map(({ projectId, fromStatus, status, award }) => [projectId, fromStatus, status, award]);
  expect(steps).toEqual([
    ['not4', 1, 2, null],
    ['not4', 2, 4, '一等奖'],
    ['not5', 1, 5, null],
  ]);
});
