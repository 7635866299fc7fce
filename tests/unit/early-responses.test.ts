import { afterEach, expect, it, vi } from 'vitest';
import { clearEarlyResponses, earlyResponse, requestEarly } from '@/api/early-responses';

const URL = 'http://localhost/api/client/time';
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(URL, { method, headers: { 'accept-language': 'en-US', ...headers } });

function holdResponse(): { response: Promise<Response> } {
  const response = Promise.resolve(new Response('{}'));
  vi.stubGlobal('window', { earlyResponses: new Map([[URL, { language: 'en-US', response }]]) });
  return { response };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an early response is used once', () => {
  const { response } = holdResponse();
  expect(earlyResponse(asked())).toBe(response);
  expect(earlyResponse(asked())).toBeUndefined();
});

it.each([
  ['in another language', asked({ 'accept-language': 'zh-HK' })],
  ['with a token', asked({ token: 'secret' })],
  ['to write', asked({}, 'POST')],
])('is not used for a request %s', (_, request) => {
  holdResponse();
  expect(earlyResponse(request)).toBeUndefined();
});

it('is discarded when cleared', () => {
  holdResponse();
  clearEarlyResponses();
  expect(earlyResponse(asked())).toBeUndefined();
});

it('is absent outside a page', () => {
  expect(earlyResponse(asked())).toBeUndefined();
});

it('requesting early resolves to the data of each response, or undefined after a failure', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/api/time')
      ? Promise.resolve(Response.json({ code: 200, data: { time: 1 } }))
      : Promise.reject(new TypeError()),
  );
  const data = requestEarly(['/api/time', '/api/gone'], 'en-US');
  expect(await Promise.all(data)).toEqual([{ time: 1 }, undefined]);
});
