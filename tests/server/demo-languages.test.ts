import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../../server/http/types.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi(embedded);
}, 60_000);
afterAll(() => api.close());

/**
 * Fields that are Chinese in every language: names of people and entries, the filing number, the
 * texts of multilingual records, and names that the site translates itself.
 */
const NOT_CHECKED = [
  /\.contacts\.\d+\.name$/,
  /\.contactName$/,
  /\.filing$/,
  /\.(CN|HK)$/,
  /\.winners\.\d+\.(title|company)$/,
];

/** Finds texts with Chinese characters; returns each with its path. */
function chineseTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    const isChecked = !NOT_CHECKED.some((place) => place.test(path));
    return isChecked && /\p{Script=Han}/u.test(value) ? [`${path}: ${value.slice(0, 40)}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => chineseTexts(inner, `${path}.${key}`));
}

const headers = { 'accept-language': 'en-US' };

it.each([
  ['getIdentity', '/client/identity'],
  ['listLinks', '/client/links'],
  ['listCompanies', '/client/company'],
  ['getMatchInfo', '/client/match/info'],
  ['getMatchHome', '/client/match/info/home'],
  ['listEditions', '/client/match/info/sub'],
  ['listOrganisations', '/client/match/org'],
  ['getStatement', '/client/match/info/statement'],
  ['getGuide', '/client/match/info/guide'],
  ['listDomains', '/client/domain'],
  ['listDictionaries', '/client/config/dict/all'],
  ['listNews', '/client/news/anons/news?pageSize=100'],
  ['listActivities', '/client/activity/anons?pageSize=100'],
] as const satisfies readonly [OperationId, string][])(
  'returns demo content of staff in English for English readers: %s',
  async (operation, path) => {
    const response = await api.call(operation, path, { headers });
    expect(response.code).toBe(200);
    expect(chineseTexts(response.data)).toEqual([]);
  },
);
