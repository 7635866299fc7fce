import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeAdministrator } from '../../server/identity/system-user/make-administrator.ts';
import { logging } from '../../server/base/logging.ts';
import { files } from '../../server/database/schema.ts';
import type { TrustedProxies } from '../../server/base/trusted-proxies.ts';
import { sharedDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const PERSON = { phone: '13912345678', email: 'marker@example.org', password: 'Marker-2026' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let database: Awaited<ReturnType<typeof sharedDatabase>>;
let api: TestApi;
let lines: string[];

beforeAll(async () => {
  database = await sharedDatabase();
});
afterAll(() => database.close());

async function open(trustProxy: TrustedProxies = false): Promise<void> {
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  api = await testApi(database.open, {
    demo: false,
    logger: logging('info', stream),
    trustProxy,
  });
}
beforeEach(() => {
  lines = [];
});
afterEach(() => api.close());

/** The log lines of requests. */
function calls(): Record<string, unknown>[] {
  const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return all.filter((line) => 'requestId' in line);
}

it('the request log contains one line per request with operation, codes, account and duration, without personal data', async () => {
  await open();
  await makeAdministrator(api.db, PERSON);
  const user = await api.db.query.users.findFirst();
  const refused = { username: PERSON.phone, password: 'wrong-Word-1' };
  const { code } = await api.call('login', '/client/user/login', { body: refused });
  const token = await api.login(PERSON.phone, PERSON.password);
  await api.call('getCurrentUser', `/client/user/current?from=${PERSON.phone}`, { token });
  await api.app.inject({ url: '/api/client/nothing?token=secret' });

  const duration = expect.any(Number) as number;
  const requestId = expect.stringMatching(UUID) as string;
  const each = { level: 30, msg: 'request', requestId, duration };
  expect(calls()).toEqual([
    expect.objectContaining({ ...each, operation: 'login', method: 'POST', status: 200, code }),
    expect.objectContaining({ ...each, operation: 'login', status: 200, code: 200 }),
    expect.objectContaining({
      ...each,
      operation: 'getCurrentUser',
      method: 'GET',
      path: '/api/client/user/current',
      status: 200,
      code: 200,
      account: user?.id,
    }),
    expect.objectContaining({ ...each, path: '/api/client/nothing', status: 404, code: 404 }),
  ]);
  expect(code).not.toBe(200);
  for (const value of [...Object.values(PERSON), 'wrong-Word-1', 'secret', token])
    expect(lines.join('')).not.toContain(value);
});

it('the request log contains the identifier that the response returns, and a code only for envelopes', async () => {
  await open();
  const { headers } = await api.app.inject({ url: '/health/live' });
  const [line] = calls();
  expect(line).toMatchObject({ path: '/health/live', status: 200 });
  expect(line?.requestId).toBe(headers['x-request-id']);
  expect(line).not.toHaveProperty('code');
  expect(line).not.toHaveProperty('account');
});

it('the log contains an error for a file whose content the store has lost', async () => {
  await open();
  await makeAdministrator(api.db, PERSON);
  const token = await api.login(PERSON.phone, PERSON.password);
  const id = 'f'.repeat(32);
  const row = { id, name: 'marker.pdf', mime: 'application/pdf', size: 4, hash: id, public: true };
  await api.db.insert(files).values(row);
  const path = `/api/sys/file/download/${id}`;
  const { statusCode } = await api.app.inject({ url: `${path}?token=${token}` });
  expect(statusCode).toBe(404);
  const all = lines.map((line) => JSON.parse(line) as object);
  const msg = 'the store has lost the content of a file';
  expect(all).toContainEqual(expect.objectContaining({ level: 50, path, msg }));
  expect(lines.join('')).not.toContain('marker');
  expect(lines.join('')).not.toContain(token);
});

it('the request log uses the identifier from a trusted proxy', async () => {
  await open(1);
  const given = { 'x-request-id': 'edge-1:7f3a.9_2' };
  const { headers } = await api.app.inject({ url: '/health/live', headers: given });
  expect(headers).toMatchObject(given);
  expect(calls()).toEqual([expect.objectContaining({ requestId: given['x-request-id'] })]);
});

it('the request log contains aborted requests and invalid URLs', async () => {
  await open();
  const site = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = connect(Number(new URL(site).port), '127.0.0.1');
  const head = 'POST /api/client/user/login HTTP/1.1\r\nHost: site\r\nContent-Length: 99\r\n';
  visitor.write(`${head}Content-Type: application/json\r\n\r\n{`);
  await once(api.app.server, 'request');
  visitor.destroy();
  const gone = { path: '/api/client/user/login', operation: 'login', aborted: true };
  await vi.waitFor(() => expect(calls()).toEqual([expect.objectContaining(gone)]));

  const { headers } = await fetch(`${site}/api/%zz`);
  const requestId = headers.get('x-request-id');
  const unread = { path: '/api/%zz', status: 400, code: 400, requestId };
  await vi.waitFor(() => expect(calls()[1]).toMatchObject(unread));
  expect(calls()).toHaveLength(2);
});
