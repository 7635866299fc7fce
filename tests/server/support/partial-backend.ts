import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { operationsOf, type ContractDocument } from '../../../scripts/contract/document.ts';

/** A response before it is sent. */
interface Reply {
  status: number;
  headers: Record<string, string>;
  body: { code?: number; msg?: string; data?: Record<string, unknown>; [field: string]: unknown };
}

/** A mistake of one operation: the change to the response, and its description in the report. */
export type Mistake = readonly [
  name: string,
  id: string,
  reported: string,
  distort: (reply: Reply) => void,
];

const RECORD = 'record-of-another-team';
const TOKEN = 'a-token-of-another-team';
const STAFF_TOKEN = 'a-token-of-staff';

/** The operations that the backend implements; none of them creates records. */
export const IMPLEMENTED = [
  'getCurrentUser',
  'getNews',
  'getActivity',
  'getProject',
  'downloadFile',
  'getSystemUser',
];

/** Inputs of the verification that no operation of the backend returns: tokens and ids. */
export const GIVEN: Record<string, string> = {
  token: TOKEN,
  adminToken: STAFF_TOKEN,
  'listNews.id': RECORD,
  'listActivities.id': RECORD,
  'listProjects.id': RECORD,
  'uploadFile.id': RECORD,
  'createSystemUser.id': RECORD,
};

const MESSAGES: Record<number, [chinese: string, english: string, hongKong: string]> = {
  200: ['操作成功', 'OK', '操作成功'],
  400: ['请求有误', 'Bad request', '請求有誤'],
  401: ['请先登录', 'Log in first', '請先登入'],
  404: ['没有这条记录', 'No such record', '沒有這條記錄'],
  1007: ['没有权限', 'No permission', '沒有權限'],
};

/** Returns the operation of a request, and a response with the contract’s example. */
function exampleReply(
  contract: ContractDocument,
  request: IncomingMessage,
): [id: string, reply: Reply] {
  const url = new URL(request.url ?? '/', 'http://here');
  const path = url.pathname.replace(/^\/api/, '');
  const operation = operationsOf(contract)
    .filter(({ id, method }) => IMPLEMENTED.includes(id) && method === request.method)
    .find((one) => new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  if (operation === undefined) return ['', { status: 404, headers, body: { error: 'no route' } }];
  const { object } = operation;
  const accepted = request.headers['accept-language'] ?? '';
  const language = ['zh-CN', 'en-US', 'zh-HK'].indexOf(accepted);
  const reply = (code: number, data?: Record<string, unknown>): [string, Reply] => {
    const statusInBody = code === 401 ? { status: code } : {};
    const msg = MESSAGES[code]?.[language] ?? '';
    const body = { code, ...statusInBody, msg, version: '1.0.0', ...(data && { data }) };
    return [operation.id, { status: code < 1000 ? code : 200, headers, body }];
  };
  const { token } = request.headers;
  if (object['x-access'] !== 'anonymous' && token !== TOKEN && token !== STAFF_TOKEN)
    return reply(401);
  if (object['x-access'] === 'staff' && token !== STAFF_TOKEN) return reply(1007);
  const ajv = new Ajv2020({ strict: false, coerceTypes: true });
  for (const { name, schema } of object.parameters ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null && !ajv.validate({ properties: { value: schema } }, { value }))
      return reply(400);
  }
  if (operation.path.includes('{id}') && !path.endsWith(`/${RECORD}`)) return reply(404);
  const content = object.responses['200']?.content?.['application/json'];
  if (content === undefined) {
    const file = { 'content-type': 'image/png', 'content-disposition': 'inline; filename="a.png"' };
    return [operation.id, { status: 200, headers: file, body: {} }];
  }
  const { data } = structuredClone(content.example) as { data: Record<string, unknown> };
  return reply(
    200,
    'id' in data ? { ...data, ...(path.endsWith(RECORD) && { id: RECORD }) } : data,
  );
}

/** Starts a backend that implements six operations from the bundle, with at most one mistake. */
export async function startPartialBackend(
  contract: ContractDocument,
  [, faultyId, , distort]: Mistake | [] = [],
) {
  const server = createServer((request, response) => {
    const [id, reply] = exampleReply(contract, request);
    if (id === faultyId && id !== '') distort?.(reply);
    response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One mistake of each kind that a single response reveals. */
export const MISTAKES: readonly Mistake[] = [
  ['missing field', 'getNews', '/data lacks "title"', ({ body }) => delete body.data?.['title']],
  [
    'extra field',
    'getCurrentUser',
    '/data has "passwordHash", which the contract doesn\'t describe',
    ({ body }) => Object.assign(body.data ?? {}, { passwordHash: 'x' }),
  ],
  [
    'wrong type',
    'getActivity',
    '/data/capacity must be integer, is string',
    ({ body }) => Object.assign(body.data ?? {}, { capacity: '120' }),
  ],
  [
    'unknown value',
    'getActivity',
    '/data/state must be equal to one of the allowed values',
    ({ body }) => Object.assign(body.data ?? {}, { state: 'closed' }),
  ],
  [
    'undescribed status',
    'getProject',
    'HTTP 201 is not described',
    (reply) => (reply.status = 201),
  ],
  [
    'missing header',
    'downloadFile',
    'the header Content-Disposition is missing',
    ({ headers }) => delete headers['content-disposition'],
  ],
  [
    'wrong content type',
    'getSystemUser',
    'the content type is text/plain, the contract describes',
    ({ headers }) => (headers['content-type'] = 'text/plain'),
  ],
  [
    'wrong language',
    'getProject',
    '/msg is not in the requested language (en-US)',
    ({ body }) => (body.msg = '操作成功'),
  ],
  [
    'wrong record',
    'getProject',
    '/data/id is not the requested one',
    ({ body }) => Object.assign(body.data ?? {}, { id: 'another' }),
  ],
  [
    'incomplete error envelope',
    'getCurrentUser',
    'the body lacks "msg"',
    ({ body }) => delete body.msg,
  ],
];
