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

it('asks for the first covers of a page once its scripts have been asked for', async () => {
  const pictures: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address.replace(/^.*\//, ''));
      }
    },
  );
  const bodies: Record<string, string> = {
    '/api/list?current=1': '[{"logoFileId":"logo-1"},{"coverFileId":"cover-2"}]',
    '/api/detail': '{"logoFileId":"logo-3","coverFileId":"cover-4"}',
  };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(bodies[url.replace(/^.*?(?=\/api\/)/, '')])),
  );
  const requestPictures = requestEarly(Object.keys(bodies), 'en-US');
  await new Promise(setImmediate);
  expect(pictures).toEqual([]);
  requestPictures();
  await expect.poll(() => pictures).toEqual(['logo-1', 'cover-2', 'cover-4']);
});
