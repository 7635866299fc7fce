import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const SILENCE = 1000;
const MEGABYTE = 1_048_576;
const BOUNDARY = 'x-boundary';
const FILE_HEAD = [
  `--${BOUNDARY}`,
  'content-disposition: form-data; name="file"; filename="plan.pdf"',
  'content-type: application/pdf',
  '',
  '%PDF-1.4\n',
].join('\r\n');
const FILE_END = `\r\n--${BOUNDARY}--\r\n`;

let api: TestApi;
let token: string;
let port: number;

beforeAll(async () => {
  api = await testApi(embedded, { bodySilence: SILENCE });
  token = await beginSession(api.db, 'user-administrator', new Date());
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
}, 180_000);

afterAll(() => api.close());

/** Sends the head of a request and the beginning of its body. */
async function begin(path: string, headers: string[], body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [`POST /api${path} HTTP/1.1`, 'host: site', `token: ${token}`, ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

/** Reads until the server closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  // The client gets a reset when the server closes the connection during its upload.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

const upload = (body: string) => {
  const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`;
  return begin('/client/upload/file', [type, 'content-length: 40000000'], body);
};

const unfinished = async () => (await readdir(api.files)).filter((name) => name.endsWith('.part'));

it('closes connections above the limit, and accepts new ones once others have closed', async () => {
  const limited = await testApi(embedded, { maxConnections: 2 });
  await limited.app.listen({ port: 0, host: '127.0.0.1' });
  const address = limited.app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(address.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const first = await open();
  const second = await open();

  expect(await readToEnd(await open())).toBe('');

  first.destroy();
  const count = promisify(limited.app.server.getConnections.bind(limited.app.server));
  await vi.waitFor(async () => expect(await count()).toBe(1));
  const next = await open();
  next.end('GET /api/sys/time HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n');
  expect(await readToEnd(next)).toMatch(/^HTTP\/1\.1 /);
  second.destroy();
  await limited.close();
});

it('refuses a body above the limit of its operation', async () => {
  const send = (size: number) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/client/activity/anons/browseNumber',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ activityId: 'nothing', padding: ' '.repeat(size) }),
    });
  expect((await send(100)).statusCode).toBe(404);
  expect((await send(10_000)).statusCode).toBe(413);
});

it('ends a request whose body stalls', async () => {
  const headers = ['content-type: application/json', 'content-length: 100'];
  const socket = await begin('/client/user/login', headers, '{"username":');
  expect(await readToEnd(socket)).toBe('');
}, 10_000);

it('ends a request whose body arrives too slowly', async () => {
  const headers = ['content-type: application/json', 'content-length: 6000'];
  const socket = await begin('/client/user/login', headers, '{"username":');
  const drip = setInterval(() => socket.write(' '), 50);
  expect(await readToEnd(socket)).toBe('');
  clearInterval(drip);
}, 10_000);

it('ends a stalled upload, and stores nothing', async () => {
  const socket = await upload(FILE_HEAD);
  await readToEnd(socket);
  await expect.poll(unfinished).toEqual([]);
}, 10_000);

it('accepts a slow upload without a time limit', async () => {
  const length = FILE_HEAD.length + 35 * 2000 + FILE_END.length;
  const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`;
  const headers = [type, `content-length: ${length}`, 'connection: close'];
  const slow = await begin('/client/upload/file', headers, FILE_HEAD);
  const response = readToEnd(slow);
  for (let part = 0; part < 35; part += 1) {
    await wait(100);
    slow.write(' '.repeat(2000));
  }
  slow.write(FILE_END);
  expect(await response).toMatch(/^HTTP\/1.1 200 /);
}, 20_000);

it('stops reading a file at the size limit, refuses it, and closes the connection', async () => {
  const headers = { token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const sending = request({
    port,
    host: '127.0.0.1',
    path: '/api/client/upload/file',
    method: 'POST',
    headers: { ...headers, 'accept-language': 'en-US' },
  });
  // The connection closes during the upload.
  sending.on('error', () => undefined);
  const closed = new Promise((resolve) => sending.once('close', resolve));
  let reply = '';
  let sent = 0;
  sending.once('response', (response) => {
    response.setEncoding('utf8').on('data', (part: string) => (reply += part));
    reply = `${response.statusCode} `;
  });
  sending.write(FILE_HEAD);
  const part = Buffer.alloc(MEGABYTE);
  while (sent < 400 && reply === '' && !sending.destroyed) {
    sent += 1;
    const drained = new Promise((resolve) => sending.once('drain', resolve));
    if (!sending.write(part)) await Promise.race([drained, closed]);
    await wait(0);
  }
  await closed;
  expect(reply).toMatch(/^413 .*Files can be at most 50 MB/);
  expect(sent).toBeLessThan(100);
  expect(await unfinished()).toEqual([]);
}, 30_000);

it('closes the connection of a failed upload, so that the client stops sending', async () => {
  await rm(api.files, { recursive: true });
  const socket = await upload(FILE_HEAD + ' '.repeat(500_000));
  const response = readToEnd(socket);
  await once(socket, 'data');
  const began = Date.now();
  await api.app.close();
  expect(Date.now() - began).toBeLessThan(2000);
  expect(await response).toMatch(/^HTTP\/1.1 500 /);
  await mkdir(api.files);
}, 20_000);
