import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../server/http/types.ts';
import { copySite, OPERATIONS, type SiteCopy } from './support/copy-site.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

// What visitors read of the demo was written by its seed. Here the same is written into an empty site, by
// the operations of the contract alone: what can't be written that way can't be maintained by staff either.

let demo: TestApi;
let site: TestApi;
let copy: SiteCopy;

beforeAll(async () => {
  demo = await testApi(embedded);
  site = await testApi(embedded, { demo: false });
  site.clock.now = demo.clock.now;
  copy = await copySite(demo, site);
}, 600_000);
afterAll(async () => {
  await demo.close();
  await site.close();
});

/** Where visitors read; each id is one of the demo's, whose twin on the other site is asked for. */
const READ: readonly (readonly [operation: OperationId, path: string])[] = [
  ['getMenu', '/client/menu'],
  ['getIdentity', '/client/identity'],
  ['getLegalText', '/client/legal/privacy'],
  ['getLegalText', '/client/legal/terms'],
  ['getLegalText', '/client/legal/accessibility'],
  ['listLinks', '/client/links'],
  ['listCompanies', '/client/company'],
  ['getConfig', '/client/config/mobileSite'],
  ['getMatchInfo', '/client/match/info'],
  ['getMatchHome', '/client/match/info/home'],
  ['listEditions', '/client/match/info/sub'],
  ['listOrganisations', '/client/match/org'],
  ['getStatement', '/client/match/info/statement'],
  ['getGuide', '/client/match/info/guide'],
  ['listDictionaries', '/client/config/dict/all'],
  ['listMappings', '/mapping/all'],
  ['getMapping', '/mapping/dict/type-domain/value-ai'],
  ['listCities', '/client/city'],
  ['listDomains', '/client/domain'],
  ['listTemplates', '/client/template'],
  ['listNews', '/client/news/anons/news?pageSize=100'],
  ['listNews', '/client/news/anons/news?pageSize=100&matchInfoId=match-2'],
  ['listNewsExpress', '/client/news/anons/express'],
  ['listVideos', '/client/news/anons/video'],
  ['listActivities', '/client/activity/anons?pageSize=100'],
  ['listProjects', '/client/project/anons?pageSize=100'],
  ['listProjects', '/client/project/anons?pageSize=100&matchInfoId=match-1'],
  ['searchSite', `/client/search?keyword=${encodeURIComponent('储能')}`],
];

/** Anonymous reads that hold nothing that anybody writes. */
const NOT_WRITTEN: readonly string[] = ['getTime', 'downloadFile'];

/** Records that are read one by one. */
const ONE_BY_ONE: readonly (readonly [operation: OperationId, list: OperationId, path: string])[] =
  [
    ['getNews', 'listNews', '/client/news/anons/'],
    ['getNews', 'listVideos', '/client/news/anons/'],
    ['getActivity', 'listActivities', '/client/activity/anons/'],
    ['getProject', 'listProjects', '/client/project/anons/'],
  ];

/**
 * What visitors make themselves (and with it the activities of home, which are those with free seats), the
 * moment of writing, what pictures are stored as, neighbours among records of one moment and revisions,
 * which follow identifiers, and the mark of the demo.
 */
const NOT_COMPARED = new Set([
  ...['browseNumber', 'signedUp', 'state', 'createDate', 'updateDate', 'createBy', 'updateBy'],
  ...['size', 'mime', 'submitDate', 'previous', 'next', 'revision', 'activities', 'demo'],
]);

/** Winners of one prize follow their identifiers. */
const ofOnePrize = (winners: unknown) =>
  (winners as object[]).map((winner) => JSON.stringify(winner)).toSorted();

/** An answer as far as staff have written it. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value === 'string') return value.replace(/\.svg$/, '.png');
  if (typeof value !== 'object' || value === null) return value;
  const compared = Object.entries(value).filter(([key]) => !NOT_COMPARED.has(key));
  return Object.fromEntries(
    compared.map(([key, inner]) => [
      key,
      key === 'winners' ? ofOnePrize(written(inner)) : written(inner),
    ]),
  );
}

/** A list whose order is that of moments, which are the same for several records, by its texts. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('records' in value)) return value;
  const { records } = value as { records: unknown[] };
  return { ...value, records: records.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)) };
}
const sortKey = (record: unknown) => JSON.stringify(record).replace(/"id":"[^"]*"/, '');

async function read(api: TestApi, operation: OperationId, path: string, language: string) {
  const response = await api.call(operation, path, { headers: { 'accept-language': language } });
  expect([path, response.code]).toEqual([path, 200]);
  return response.data;
}

describe.each(['zh-CN', 'en-US', 'zh-HK'])(
  'an empty site that staff have filled, in %s',
  (language) => {
    it.each(READ)('answers %s as the demo does: %s', async (operation, path) => {
      const expected = inOrder(written(await read(demo, operation, path, language)));
      const found = written(await read(site, operation, copy.twinPath(path), language));
      expect(inOrder(copy.asInDemo(found))).toEqual(expected);
    });

    it.each(ONE_BY_ONE)(
      'answers %s of each record of %s as the demo does',
      async (operation, list, path) => {
        const [, listPath = ''] = READ.find(([id]) => id === list) ?? [];
        const { records } = (await read(demo, list, listPath, language)) as {
          records: { id: string }[];
        };
        expect(records.length).toBeGreaterThan(0);
        for (const { id } of records) {
          const expected = written(await read(demo, operation, path + id, language));
          const found = written(await read(site, operation, path + copy.twin(id), language));
          expect(copy.asInDemo(found)).toEqual(expected);
        }
      },
    );
  },
);

it('compares every read of visitors', () => {
  const reads = OPERATIONS.filter(
    ({ method, access }) => method === 'GET' && access === 'anonymous',
  ).map(({ id }) => id);
  const compared = new Set<string>([...READ, ...ONE_BY_ONE].map(([id]) => id));
  expect(reads.filter((id) => !compared.has(id) && !NOT_WRITTEN.includes(id))).toEqual([]);
});
