import { afterEach, expect, it, vi } from 'vitest';
import { clearEarlyResponses, earlyResponse, requestEarly } from '@/api/early-responses';

const URL = 'http://localhost/api/client/time';
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(URL, { method, headers: { 'accept-language': 'en-US', ...headers } });

function hold(): { response: Promise<Response> } {
  const response = Promise.resolve(new Response('{}'));
  vi.stubGlobal('window', { earlyResponses: new Map([[URL, { language: 'en-US', response }]]) });
  return { response };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('hands a response that is on its way to the first who asks, and to nobody else', () => {
  const { response } = hold();
  expect(earlyResponse(asked())).toBe(response);
  expect(earlyResponse(asked())).toBeUndefined();
});

it.each([
  ['in another language', asked({ 'accept-language': 'zh-HK' })],
  ['for an account', asked({ token: 'secret' })],
  ['by a write', asked({}, 'POST')],
])('serves nothing that is asked for %s', (_, request) => {
  hold();
  expect(earlyResponse(request)).toBeUndefined();
});

it('lets go of what nobody asked for', () => {
  hold();
  clearEarlyResponses();
  expect(earlyResponse(asked())).toBeUndefined();
});

it('does without outside a page', () => {
  expect(earlyResponse(asked())).toBeUndefined();
});

it('gives the data of each response to who shows it, of one that failed nothing', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/api/time')
      ? Promise.resolve(Response.json({ code: 200, data: { time: 1 } }))
      : Promise.reject(new TypeError()),
  );
  const data = requestEarly(['/api/time', '/api/gone'], 'en-US');
  expect(await Promise.all(data)).toEqual([{ time: 1 }, undefined]);
});
