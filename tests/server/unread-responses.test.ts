import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import fastify from 'fastify';
import { limitNetworks } from '../../server/http/connections.ts';
import { files, organisations } from '../../server/database/schema.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { isSharedAddress, type TrustedProxies } from '../../server/base/trusted-proxies.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const SILENCE = 1000;
const SIZE = 64 * 1_048_576;
const LARGE = 'large-file';

let api: TestApi;
let port: number;
let opened: { destroyed: boolean }[] = [];

beforeAll(async () => {
  api = await testApi(embedded, { connectionSilence: SILENCE, serving: (own) => watched(own) });
  const row = { name: 'a.mp4', mime: 'video/mp4', size: SIZE, hash: '0'.repeat(64) };
  await api.db.insert(files).values({ ...row, id: LARGE, public: true });
  await api.db.update(organisations).set({ logoFileId: LARGE });
  await writeFile(join(api.files, LARGE), '');
  await truncate(join(api.files, LARGE), SIZE);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
}, 180_000);

afterAll(() => api.close());

/** A file store that records the streams that it has opened. */
function watched(folder: string): ReturnType<typeof folderStore> {
  const store = folderStore({ files: folder });
  return {
    ...store,
    open: async (...args) => {
      const stream = await store.open(...args);
      if (stream !== undefined) opened.push(stream);
      return stream;
    },
  };
}

async function request(method: 'GET' | 'HEAD', address = port): Promise<Socket> {
  const socket = connect(address, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${method} /api/sys/file/download/${LARGE} HTTP/1.1\r\nhost: site\r\n\r\n`);
  return socket;
}

const isClosed = (socket: Socket) => vi.waitFor(() => expect(socket.closed).toBe(true), 10_000);

it('ends a download that the client does not read, and closes its file', async () => {
  opened = [];
  const socket = await request('GET');
  socket.pause();
  await vi.waitFor(() => expect(opened[0]?.destroyed).toBe(true), 15_000);
  socket.resume();
  await isClosed(socket);
}, 30_000);

it('completes a download that the client reads slowly', async () => {
  opened = [];
  const socket = await request('GET');
  let read = 0;
  socket.on('data', (bytes: Buffer) => {
    read += bytes.length;
    socket.pause();
    void wait(1).then(() => socket.resume());
  });
  await wait(3 * SILENCE);
  expect(socket.closed).toBe(false);
  expect(read).toBeGreaterThan(0);
  socket.destroy();
  await vi.waitFor(() => expect(opened[0]?.destroyed).toBe(true));
}, 15_000);

it('answers HEAD for a file without opening it', async () => {
  opened = [];
  const socket = await request('HEAD');
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toContain(`content-length: ${String(SIZE)}`);
  expect(opened).toEqual([]);
  socket.destroy();
});

it('closes connections above the limit of one network, and none of another', async () => {
  const app = fastify();
  app.get('/', () => 'ok');
  limitNetworks(app, { most: 2, isShared: (address) => address === '127.0.0.9' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = app.server.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const socket = connect({ port: own, host: '127.0.0.1', localAddress }).on(
      'error',
      () => undefined,
    );
    await once(socket, 'connect');
    return socket.resume();
  };
  const works = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n');
    const [bytes] = (await Promise.race([
      once(socket, 'data'),
      once(socket, 'close'),
    ])) as unknown[];
    return String(bytes).startsWith('HTTP/1.1 200');
  };
  const first = await open('127.0.0.2');
  const second = await open('127.0.0.2');
  await isClosed(await open('127.0.0.2'));
  expect(await works(second)).toBe(true);
  expect(await works(await open('127.0.0.3'))).toBe(true);
  for (let n = 0; n < 3; n += 1) expect(await works(await open('127.0.0.9'))).toBe(true);
  first.destroy();
  await isClosed(first);
  await vi.waitFor(async () => expect(await works(await open('127.0.0.2'))).toBe(true));
  app.server.closeAllConnections();
  await app.close();
});

it.each<[TrustedProxies, string, boolean]>([
  [false, '127.0.0.1', true],
  [false, '::ffff:127.0.0.1', true],
  [false, '10.1.2.3', false],
  [1, '10.1.2.3', true],
  [['10.0.0.0/8', '2001:db8::1'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8', '2001:db8::1'], '2001:db8::1', true],
  [['10.0.0.0/8', '2001:db8::1'], '11.1.2.3', false],
])('treats connections with the proxies %j from %s as shared: %j', (proxies, address, shared) => {
  expect(isSharedAddress(proxies)(address)).toBe(shared);
});
