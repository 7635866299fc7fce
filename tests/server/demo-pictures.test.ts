import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoContent } from '../../server/demo/content.ts';
import type { OperationId } from '../../server/http/types.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi(embedded);
}, 60_000);
afterAll(() => api.close());

/** Pictures are named after their scenes. */
const SCENES = new Map(demoContent(new Date()).files.map(({ id, name }) => [id, name]));

/** Returns the scenes of all pictures in a response, except logos and files of single records. */
function scenesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && ['coverFileId', 'bannerFileId', 'logoFileId'].includes(key)
      ? [SCENES.get(inner) ?? inner]
      : scenesIn(inner),
  );
}

/** Lists of the site with their page sizes. */
it.each([
  ['listActivities', '/client/activity/anons', 9],
  ['listNews', '/client/news/anons/news', 9],
  ['listVideos', '/client/news/anons/video', 9],
  ['listProjects', '/client/project/anons', 10],
] as const satisfies readonly [OperationId, string, number][])(
  'shows no scene twice on a page of %s',
  async (operation, path, pageSize) => {
    for (let current = 1, pages = 1; current <= pages; current += 1) {
      const query = `?pageSize=${pageSize}&current=${current}`;
      const { data } = await api.call(operation, path + query);
      const scenes = scenesIn(data.records);
      expect(scenes).toEqual([...new Set(scenes)]);
      expect(scenes).toHaveLength(data.records.length);
      pages = Math.ceil(data.total / pageSize);
    }
  },
);

it('shows no scene twice among the stories', async () => {
  const scenes = scenesIn((await api.call('listDomains', '/client/domain')).data);
  expect(scenes).toHaveLength(12);
  expect(scenes).toEqual([...new Set(scenes)]);
});

it('shows no scene twice on home, with its first article and three activities', async () => {
  const { news, activities } = (await api.call('getMatchHome', '/client/match/info/home')).data;
  const scenes = scenesIn([...news.slice(0, 1), ...activities.slice(0, 3)]);
  expect(scenes).toHaveLength(4);
  expect(scenes).toEqual([...new Set(scenes)]);
});
