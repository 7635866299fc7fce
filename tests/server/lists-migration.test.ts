import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { earlierDatabase } from './support/templates.ts';

/** What an earlier release held in Chinese alone. */
const EARLIER = `
  insert into matches (id, year, edition, name, theme, begin, "end", sign_up_start, sign_up_end, stages, prizes,
      introduction, prize_pool, finance, gallery)
    select 'match-' || year, year, 1, '{"CN": "赛"}', '{"CN": "题"}', now(), now(), now(), now(), '[]', '[]',
      '{"CN": ""}', 0, 0, '[{"fileId": "a", "caption": "总决赛"}, {"fileId": "b", "caption": "启动"}]'
    from (values (2024), (2025)) y (year);
  insert into domains (code, name, summary, position) values ('ai', '{}', '{}', 0);
  insert into stories (id, title, company, summary, domain, city, award, figures, position)
    values ('s', '电池', '北辰', '快', 'ai', '深圳', '特等奖', '[{"label": "团队", "value": "9 人"}]', 0);
  insert into organisations (id, kind, name, position) values ('o', 'host', '园区', 0);
  insert into configs (key, content) values ('guide', '<h2>资格</h2>'), ('systemName', '东湖');
  insert into menu_items (id, name, router_name, path, position) values
    ('h', '首页', 'Home', null, 0), ('s', '评分', 'ScoringSystem', 'https://s.example/', 1);
`;

it('keeps guide, galleries, stories, organisations and menu of an earlier release as Chinese texts', async () => {
  const client = await earlierDatabase('site_identity');
  await client.exec(EARLIER);
  const database = await usePglite(client, () => Promise.resolve());
  const rows = async (statement: string) => (await client.query(statement)).rows;
  expect(await rows('select year, guide, gallery from matches order by year')).toEqual(
    [
      [2024, ''],
      [2025, '<h2>资格</h2>'],
    ].map(([year, guide]) => ({
      year,
      guide: { CN: guide },
      gallery: [
        { fileId: 'a', caption: { CN: '总决赛' } },
        { fileId: 'b', caption: { CN: '启动' } },
      ],
    })),
  );
  expect(await rows('select title, city, figures from stories')).toEqual([
    {
      title: { CN: '电池' },
      city: { CN: '深圳' },
      figures: [{ label: { CN: '团队' }, value: { CN: '9 人' } }],
    },
  ]);
  expect(await rows('select name from organisations')).toEqual([{ name: { CN: '园区' } }]);
  expect(
    await rows('select router_name, path, permission from menu_items order by position'),
  ).toEqual([
    { router_name: 'Home', path: null, permission: null },
    { router_name: 'ScoringSystem', path: 'https://s.example/', permission: 'score:user' },
    { router_name: 'AdminBackOffice', path: null, permission: 'system:login' },
  ]);
  expect(await rows('select key from configs')).toEqual([]);
  await database.close();
});
