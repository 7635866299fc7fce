import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { checkErrorEnvelope } from './support/contract-check.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await testApi(embedded);
  token = await beginSession(api.db, 'user-administrator', api.clock.now);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 180_000);

afterAll(() => api.close());

/** Sends bytes over a new connection and reads the response to its end. */
async function exchange(bytes: string): Promise<{ status: number; json: unknown }> {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await closed;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), json: JSON.parse(body) };
}

const GET = 'GET /api/sys/time HTTP/1.1\r\nhost: site\r\nconnection: close\r\n';
const POST = 'POST /api/client/user/login HTTP/1.1\r\nhost: site\r\nconnection: close\r\n';

it.each([
  ['text that is not a request', 'hello\r\n\r\n', 400],
  ['an unknown HTTP version', 'GET / HTTP/9.9\r\nhost: site\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nhost: site\r\n\r\n', 400],
  ['a control character in the path', 'GET /\u0001 HTTP/1.1\r\nhost: site\r\n\r\n', 400],
  ['a request without a host', GET.replace('host: site\r\n', '') + '\r\n', 400],
  ['headers that are too large', `${GET}x-long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a length that is not a number', `${POST}content-length: x\r\n\r\n{}`, 400],
  ['two lengths', `${POST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  ['a broken chunk', `${POST}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n`, 400],
])('answers %s with an error envelope', async (_what, bytes, status) => {
  const response = await exchange(bytes);
  expect(response.status).toBe(status);
  expect(response.json).toMatchObject({ code: status });
  checkErrorEnvelope(response.json);
});

it('ignores an unknown Expect header', async () => {
  const body = '{"username":"13800000009","password":"wrong"}';
  const headers = `expect: luck\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  expect((await exchange(`${POST}${headers}\r\n\r\n${body}`)).status).toBe(200);
});

const EDGE = '--edge\r\n';
const FILE =
  'content-disposition: form-data; name="file"; filename="plan.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n';
const FIELD = 'content-disposition: form-data; name="note"\r\n\r\nabc';

describe.each(['/client/upload/file', '/sys/file/uploadVideoFile'])('an upload to %s', (path) => {
  it.each([
    ['within the head of a part', `${EDGE}content-dispo`],
    ['within a field', EDGE + FIELD],
    ['within a small file', EDGE + FILE],
    ['within a large file', EDGE + FILE + 'a'.repeat(900_000)],
    ['within the last boundary', `${EDGE}${FILE}\r\n--ed`],
  ])('is refused with 400 when it ends %s', async (_where, body) => {
    const response = await exchange(
      [
        `POST /api${path} HTTP/1.1`,
        'host: site',
        'connection: close',
        `token: ${token}`,
        `idempotency-key: ends-early-${crypto.randomUUID()}`,
        'content-type: multipart/form-data; boundary=edge',
        `content-length: ${body.length}\r\n\r\n${body}`,
      ].join('\r\n'),
    );
    expect(response.status).toBe(400);
    checkErrorEnvelope(response.json);
  });
});
