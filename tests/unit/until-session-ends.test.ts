import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // Globals of a service worker that Node.js lacks; set before the library is imported.
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('http://localhost/'));
  // Outside production, the library logs more and performs more checks.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', Request);
});

import { NetworkFirst } from 'workbox-strategies';
import { untilSessionEnds } from '@/offline/worker/until-session-ends';

const NAME = 'own';
const ADDRESS = 'http://localhost/api/client/project/current';
let cached: Map<string, string[]>;

beforeEach(() => {
  cached = new Map();
  const open = (name: string) => {
    if (!cached.has(name)) cached.set(name, []);
    return Promise.resolve({
      match: () => Promise.resolve(undefined),
      put: (request: Request) => {
        cached.get(name)?.push(request.url);
        return Promise.resolve();
      },
    });
  };
  vi.stubGlobal('caches', { open, delete: (name: string) => Promise.resolve(cached.delete(name)) });
});

/** Sends a request through the strategy of the service worker; `finish` delivers the response. */
function call() {
  const { plugin, clear: forget } = untilSessionEnds(NAME);
  const strategy = new NetworkFirst({ cacheName: NAME, plugins: [plugin] });
  const network = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => network.promise);
  const event = { waitUntil: () => undefined } as unknown as ExtendableEvent;
  const [answered, done] = strategy.handleAll({ event, request: new Request(ADDRESS) });
  const finish = async () => {
    network.resolve(new Response('{}'));
    await answered;
    await done;
  };
  return { forget, finish };
}

describe('a response that belongs to the current user', () => {
  it('is stored during the session', async () => {
    await call().finish();
    expect(cached.get(NAME)).toEqual([ADDRESS]);
  });

  it('is not stored if the session ended during the request', async () => {
    const { forget, finish } = call();
    await forget();
    await finish();
    expect([...cached.keys()]).toEqual([]);
  });

  it('is not stored if the session ends during the write', async () => {
    const { forget, finish } = call();
    const before = caches;
    const open = async (name: string) => {
      await forget();
      return await before.open(name);
    };
    vi.stubGlobal('caches', { delete: (name: string) => before.delete(name), open });
    await finish();
    expect([...cached.keys()]).toEqual([]);
  });
});
