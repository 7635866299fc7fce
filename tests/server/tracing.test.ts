import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { usePglite } from '../../server/database/open.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { openTelemetry } from '../../server/tracing/open-telemetry.ts';
import { tracedSender, tracedStore } from '../../server/tracing/traced-parts.ts';
import { traceTo } from '../../server/tracing/tracing.ts';
import { freePort } from './support/free-port.ts';
import { recordingNoticeSender } from './support/sent.ts';
import { migratedDatabase } from './support/templates.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: object }[];
}

/** What a receiver of OTLP was sent, until it is closed. */
async function receiver() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    paths.add(request.url ?? '');
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    paths,
    bodies,
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
        };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const PHONE = '13900001234';

let sent: Awaited<ReturnType<typeof receiver>>;
let files: string;

beforeAll(async () => {
  sent = await receiver();
  files = await mkdtemp(join(tmpdir(), 'traced-'));
  const tracing = openTelemetry({ endpoint: sent.endpoint, service: 'tested', share: 1 });
  traceTo(tracing);
  const database = await usePglite(await migratedDatabase(), () => Promise.resolve());
  const noticeSender = tracedSender(recordingNoticeSender());
  const app = await buildApp({
    db: database.db,
    files,
    store: tracedStore(folderStore({ files })),
    noticeSender,
    tracing,
    trustProxy: ['10.0.0.0/8'],
  });
  const call = (url: string, remoteAddress: string, payload?: object) =>
    app.inject({
      url,
      remoteAddress,
      headers: { traceparent: PARENT },
      ...(payload && { payload, method: 'POST' }),
    });
  await call('/health/ready', '10.0.0.1');
  await call('/api/client/user/login', '203.0.113.9', { username: PHONE, password: 'no-secret' });
  await noticeSender.mail({ to: 'somebody@example.org', subject: 'Hello', text: 'Words' });
  await app.close();
  await tracing.close();
  traceTo(undefined);
  await database.close();
}, 90_000);
afterAll(async () => {
  await sent.close();
  await rm(files, { recursive: true });
});

const named = (name: string) => sent.spans().filter((span) => span.name === name);
const details = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]));

it('sends each call with its operation, status and code, and its statements as parts of it', () => {
  expect([...sent.paths]).toEqual(['/v1/traces']);
  const [login] = named('login');
  if (login === undefined) throw new Error('no span of the login');
  const shown = details(login);
  expect(shown).toMatchObject({ 'http.request.method': 'POST', 'site.operation': 'login' });
  expect(Number(shown['site.code'])).toBeGreaterThan(0);
  const parts = sent.spans().filter(({ parentSpanId }) => parentSpanId === login.spanId);
  expect(parts.length).toBeGreaterThan(0);
  const statements = parts.filter(({ name }) => name.startsWith('database '));
  expect(details(statements[0] ?? login)['db.query.text']).toMatch(/\$1/);
});

it('sends what the file store and the mail server took', () => {
  expect(named('file check')).toHaveLength(1);
  expect(named('mail')).toHaveLength(1);
});

it('continues the trace of a trusted proxy, and of nobody else', () => {
  const [ready] = named('page');
  expect(ready?.traceId).toBe(TRACE);
  expect(named('login').map(({ traceId }) => traceId === TRACE)).toEqual([false]);
});

it('holds nothing of a person', () => {
  const all = sent.bodies.join('');
  for (const word of [PHONE, 'no-secret', 'somebody@example.org', 'Words', '203.0.113.9'])
    expect(all).not.toContain(word);
});

it('ends though the receiver is gone', async () => {
  const endpoint = `http://127.0.0.1:${String(await freePort())}`;
  const tracing = openTelemetry({ endpoint, service: 'tested', share: 1 });
  tracing.begin(undefined).end('call', {}, false);
  await tracing.close();
});
