import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../server/http/types.ts';
import { copySite, OPERATIONS, type SiteCopy } from './support/copy-site.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

// The seed writes the demo. This test writes the same content to an empty site with operations of
// the contract only, which proves that staff can maintain all of it.

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

/** Public reads; each id belongs to the demo, and the test requests its copy on the other site. */
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

/** Public reads without content by staff or users; each certificate has a number of its own. */
const NOT_WRITTEN: readonly string[] = ['getTime', 'downloadFile', 'findCertificate'];

/** Records that are read individually. */
const ONE_BY_ONE: readonly (readonly [operation: OperationId, list: OperationId, path: string])[] =
  [
    ['getNews', 'listNews', '/client/news/anons/'],
    ['getNews', 'listVideos', '/client/news/anons/'],
    ['getActivity', 'listActivities', '/client/activity/anons/'],
    ['getProject', 'listProjects', '/client/project/anons/'],
  ];

/**
 * Values that differ between the sites: data by visitors (and so the home page’s activities with
 * free seats), timestamps, stored formats of pictures, neighbours and revisions of records with the
 * same time, which depend on ids, and the demo flag.
 */
const NOT_COMPARED = new Set([
  ...['browseNumber', 'signedUp', 'state', 'createDate', 'updateDate', 'createBy', 'updateBy'],
  ...['size', 'mime', 'submitDate', 'previous', 'next', 'revision', 'activities', 'demo'],
]);

/** Sorts the winners of each prize, whose order depends on their ids. */
const ofOnePrize = (winners: unknown) =>
  (winners as object[]).map((winner) => JSON.stringify(winner)).toSorted();

/** Reduces a response to the content that staff wrote. */
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

/** Sorts a list by its texts where its own order is by time and several times are equal. */
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

describe.each(['zh-CN', 'en-US', 'zh-HK'])('an empty site filled by staff, in %s', (language) => {
  it.each(READ)('returns the same %s as the demo: %s', async (operation, path) => {
    const expected = inOrder(written(await read(demo, operation, path, language)));
    const found = written(await read(site, operation, copy.twinPath(path), language));
    expect(inOrder(copy.asInDemo(found))).toEqual(expected);
  });

  it.each(ONE_BY_ONE)(
    'returns the same %s for each record of %s as the demo',
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
});

it('compares every public read', () => {
  const reads = OPERATIONS.filter(
    ({ method, access }) => method === 'GET' && access === 'anonymous',
  ).map(({ id }) => id);
  const compared = new Set<string>([...READ, ...ONE_BY_ONE].map(([id]) => id));
  expect(reads.filter((id) => !compared.has(id) && !NOT_WRITTEN.includes(id))).toEqual([]);
});
