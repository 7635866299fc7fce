import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { deleteDictionaryValue } from '@/api/generated/dictionary/dictionary';
import { getDeleteDictionaryValueResponseMock } from '@/api/generated/dictionary/dictionary.faker';
import { getMapping } from '@/api/generated/reference/reference';
import { getGetMappingResponseMock } from '@/api/generated/reference/reference.faker';
import { getSystemUserNames } from '@/api/generated/system-user/system-user';
import { getGetSystemUserNamesResponseMock } from '@/api/generated/system-user/system-user.faker';
import { mockServer } from '@/mocks/node';

beforeAll(() => {
  mockServer.listen();
});
afterEach(() => {
  mockServer.resetHandlers();
});
afterAll(() => {
  mockServer.close();
});

it('keeps the prefixes of a mapping’s path and encodes only its parameters', async () => {
  let seen = '';
  mockServer.use(
    http.get('*/mapping/dict/*', ({ request }) => {
      seen = new URL(request.url).pathname;
      return HttpResponse.json(getGetMappingResponseMock());
    }),
  );
  const { entry } = await getMapping('projectStage', 'pilot/试 点');
  expect(seen).toBe('/api/mapping/dict/type-projectStage/value-pilot%2F%E8%AF%95%20%E7%82%B9');
  expect(entry).toEqual(getGetMappingResponseMock().data.entry);
});

it('sends type and value of a deleted value in the query', async () => {
  let seen = '';
  mockServer.use(
    http.delete('*/sys/dict/of', ({ request }) => {
      seen = new URL(request.url).search;
      return HttpResponse.json(getDeleteDictionaryValueResponseMock());
    }),
  );
  await deleteDictionaryValue({ dictType: 'projectStage', value: 'a&b=c' });
  expect(seen).toBe('?dictType=projectStage&value=a%26b%3Dc');
});

it('joins ids with commas in one path segment', async () => {
  let seen = '';
  mockServer.use(
    http.get('*/sys/user/name-map/:ids', ({ request }) => {
      seen = new URL(request.url).pathname;
      return HttpResponse.json(getGetSystemUserNamesResponseMock());
    }),
  );
  const names = await getSystemUserNames(['user-judge', 'user-administrator'].join(','));
  expect(decodeURIComponent(seen)).toBe('/api/sys/user/name-map/user-judge,user-administrator');
  expect(names['user-administrator']?.chineseName).toBe('陈静');
});
