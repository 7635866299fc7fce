import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logging } from '../../server/base/logging.ts';
import { Metrics } from '../../server/http/metrics.ts';
import { makeAdministrator } from '../../server/identity/system-user/make-administrator.ts';
import { currentPause } from '../../server/notices/channel-pause.ts';
import { deliveryReport, type DeliveryCounts } from '../../server/notices/delivery-report.ts';
import type { Attempt } from '../../server/notices/notice-sender.ts';
import { sharedDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const PERSON = { phone: '13912345678', email: 'marker@example.org', password: 'Marker-2026' };
const REFUSED_LOGIN = Object.assign(new Error(`no mail for ${PERSON.email}`), {
  code: 'EAUTH',
  command: 'AUTH PLAIN',
  responseCode: 535,
});
const UNKNOWN_MAILBOX = Object.assign(new Error('no such box'), {
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.1.1 unknown',
});
const FAILED: Attempt = { channel: 'mail', delivers: true, error: REFUSED_LOGIN };
const SENT: Attempt = { channel: 'mail', delivers: true };

let database: Awaited<ReturnType<typeof sharedDatabase>>;
let api: TestApi;
let lines: string[];
let counts: DeliveryCounts;
let report: (attempt: Attempt) => Promise<void>;

beforeAll(async () => {
  database = await sharedDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  lines = [];
  counts = new Map();
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  api = await testApi(database.open, { demo: false, logger: logging('error', stream) });
  report = deliveryReport({ db: api.db, log: () => api.app.log, counts }, () => api.clock.now);
});
afterEach(async () => {
  // The tests share a database.
  await report(SENT);
  await api.close();
});

it('logs a code that was not sent with the identifier of its request, without the address', async () => {
  await makeAdministrator(api.db, PERSON);
  api.noticeSender.mail = async () => {
    await report(FAILED);
    throw REFUSED_LOGIN;
  };
  const email = encodeURIComponent(PERSON.email);
  const { headers } = await api.call(
    'sendResetCode',
    `/client/user/reset-password/send-email?email=${email}`,
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  );
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a message was not sent',
    requestId: headers['x-request-id'],
    operation: 'sendResetCode',
    channel: 'mail',
    result: 'failed',
    reason: 'SMTP 535',
  });
  expect(lines[0]).not.toContain(PERSON.email);
});

it('records since when a channel fails until a message is sent, without pausing notices', async () => {
  await report(FAILED);
  const since = api.clock.now;
  api.clock.now = new Date(since.getTime() + 60_000);
  await report(FAILED);
  const state = await currentPause(api.db, 'mail');
  expect(state).toMatchObject({ since, until: since, reason: 'SMTP 535' });
  await report(SENT);
  expect(await currentPause(api.db, 'mail')).toBeUndefined();
});

it('does not record an unknown mailbox as a failure of the channel', async () => {
  await report({ ...FAILED, error: UNKNOWN_MAILBOX });
  expect(await currentPause(api.db, 'mail')).toBeUndefined();
});

it('counts messages by channel and result in the metrics', async () => {
  await report(FAILED);
  await report({ ...FAILED, error: UNKNOWN_MAILBOX });
  await report(SENT);
  await report({ channel: 'sms', delivers: false });
  const { body } = await new Metrics({ db: api.db, messages: counts }).text();
  const messages = [...body.matchAll(/^site_messages_total\{(.*)\} (\d+)$/gm)];
  expect(messages.filter(([, , count]) => count !== '0').map(([, labels]) => labels)).toEqual([
    'channel="mail",result="sent"',
    'channel="mail",result="refused"',
    'channel="mail",result="failed"',
    'channel="sms",result="outbox"',
  ]);
});
