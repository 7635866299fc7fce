import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { projectDecisions, projectReviews, projects } from '../../server/database/schema.ts';
import { earlierDatabase } from './support/templates.ts';

/** An entry with a decision, and one whose decision a save of its team deleted. */
const EARLIER = `
  insert into users (id, first_name, last_name, chinese_name, permissions, roles)
    select 'user-' || n, '', '', '', '[]', '[]' from generate_series(1, 2) n;
  insert into matches (id, year, edition, name, theme, begin, "end", sign_up_start, sign_up_end,
      stages, prizes, introduction, prize_pool, finance, winners)
    values ('m', 2025, 1, '{"CN": ""}', '{"CN": ""}', now(), now(), now(), now(), '[]', '[]',
      '{"CN": ""}', 0, 0, '[]');
  insert into projects (id, match_id, user_id, status, revision, save_key, team, members, company,
      create_date, update_date)
    select 'p' || n, 'm', 'user-' || n, 1, 7, 'k', '{}', '[]', '{}', now(), now()
    from generate_series(1, 2) n;
  insert into project_decisions (project_id, status) values ('p1', 5);
  insert into project_reviews (project_id, position, from_status, status, at)
    select p.id, n, 1, 5, now() from projects p, generate_series(0, 1) n;
`;

it('takes a decision of an earlier release for one about the current version', async () => {
  const client = await earlierDatabase('decision_versions');
  await client.exec(EARLIER);
  const opened = await usePglite(client, () => Promise.resolve());
  const entries = await opened.db.select().from(projects);
  expect(entries.map(({ contentRevision }) => contentRevision)).toEqual([7, 7]);
  expect(await opened.db.select().from(projectDecisions)).toMatchObject([{ entryRevision: 7 }]);
  const steps = await opened.db
    .select()
    .from(projectReviews)
    .orderBy(projectReviews.projectId, projectReviews.position);
  expect(steps.map(({ entryRevision }) => entryRevision)).toEqual([null, 7, null, null]);
  await opened.close();
}, 180_000);
