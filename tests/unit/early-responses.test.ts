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

/** Of a list of sizes the one that a browser takes in a window. */
function widthOf(sizes: string, windowWidth: number): string | undefined {
  const fits = (size: string) =>
    windowWidth <= Number(/max-width:(\d+)px/.exec(size)?.[1] ?? Infinity);
  return sizes.split(',').find(fits)?.split(' ').at(-1);
}

/** The pictures that are asked for, each by its file and the width that it is shown in. */
function watchPictures(innerWidth: number): string[] {
  const pictures: string[] = [];
  vi.stubGlobal('window', { innerWidth });
  vi.stubGlobal(
    'Image',
    class {
      sizes = '';
      set srcset(copies: string) {
        const file = copies.replace(/^.*?download\/|\?.*$/g, '');
        pictures.push(`${file} ${widthOf(this.sizes, innerWidth)}`);
      }
    },
  );
  const bodies: Record<string, string> = {
    '/api/list?current=1': '[{"logoFileId":"logo-1"},{"coverFileId":"cover-2"}]',
    '/api/news?current=1':
      '[{"coverFileId":"cover-9"},{"coverFileId":"cover-10"},{"coverFileId":"cover-11"},{"coverFileId":"cover-12"}]',
    '/api/home': '{"logoFileId":"logo-3","coverFileId":"cover-4"}',
    '/api/sub':
      '[{"status":"signup","bannerFileId":"banner-7"},{"status":"finished","figures":{},"bannerFileId":"banner-8"}]',
    '/api/entry/1': '{"logoFileId":"logo-5","neighbour":{"logoFileId":"logo-6"}}',
  };
  vi.stubGlobal('fetch', (url: string) => {
    const body = bodies[url.replace(/^.*?(?=\/api\/)/, '')];
    return body === undefined
      ? Promise.reject(new TypeError())
      : Promise.resolve(new Response(body));
  });
  return pictures;
}

it('asks for the first covers of a page', async () => {
  const pictures = watchPictures(1280);
  await Promise.all(requestEarly(['/api/list?current=1', '/api/home'], 'en-US'));
  expect(pictures.toSorted()).toEqual(['cover-2 400px', 'cover-4 400px', 'logo-1 400px']);
});

it('gives the pictures of each response to who shows them, none of one that failed', async () => {
  const asked = watchPictures(1280);
  const pictures = requestEarly(['/api/list?current=1', '/api/gone'], 'en-US');
  expect((await Promise.all(pictures)).map(({ length }) => length)).toEqual([2, 0]);
  expect(asked).toHaveLength(2);
});

it('asks for the one card that a phone shows at first', async () => {
  const pictures = watchPictures(390);
  await Promise.all(requestEarly(['/api/list?current=1'], 'en-US'));
  expect(pictures).toEqual(['logo-1 100vw']);
});

it('asks for the three small cards that a phone shows at first', async () => {
  const pictures = watchPictures(390);
  await Promise.all(requestEarly(['/api/news?current=1'], 'en-US'));
  expect(pictures).toEqual(['cover-9 260px', 'cover-10 260px', 'cover-11 260px']);
});

it('asks of editions for the banner of one that is over', async () => {
  const pictures = watchPictures(390);
  await Promise.all(requestEarly(['/api/sub'], 'en-US'));
  expect(pictures).toEqual(['banner-8 100vw']);
});

it('asks for the picture of a record as wide as its page shows it', async () => {
  const pictures = watchPictures(1280);
  await Promise.all(requestEarly(['/api/entry/1'], 'en-US', true));
  expect(pictures).toEqual(['logo-5 800px']);
});
