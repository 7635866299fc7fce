import { expect, it } from 'vitest';
import { competitionWriter } from '../../server/site/competition-text.ts';
import { apiTests } from './support/api-tests.ts';
import { embedded } from './support/templates.ts';
import { testApi } from './support/test-api.ts';

apiTests('the API on the embedded database', embedded);

it('serves a menu, answers 404 for the edition and writes no plain page without demo content', async () => {
  const api = await testApi(embedded, { demo: false });
  expect((await api.call('getMenu', '/client/menu')).data.length).toBeGreaterThan(5);
  expect((await api.call('getMatchHome', '/client/match/info/home')).status).toBe(404);
  expect((await api.call('listNews', '/client/news/anons/news')).data.total).toBe(0);
  const aboutNothing = competitionWriter(api.db, () => api.clock.now);
  expect(await aboutNothing()).toBe('');
  await api.close();
});
