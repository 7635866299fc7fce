import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContractDocument } from '../../../scripts/contract/document.ts';

/** Mistakes that a backend can make, one of each kind that the contract rules out. */
export type Mistake =
  | 'missing'
  | 'extra'
  | 'type'
  | 'enum'
  | 'status'
  | 'header'
  | 'content type'
  | 'language'
  | 'paging'
  | 'error envelope';

export interface PartialBackend {
  address: string;
  close: () => Promise<void>;
}

/** The operations that the backend implements; it knows nothing of the others. */
export const IMPLEMENTED = [
  'login',
  'getCurrentUser',
  'getTime',
  'listActivities',
  'getActivity',
  'listTemplates',
  'downloadTemplate',
];

export const ACCOUNT = { username: '13900000009', password: 'Another-2026' };
const TOKEN = 'a-token-of-another-team';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TEXTS: Record<string, [chinese: string, english: string, hongKong: string]> = {
  ok: ['操作成功', 'OK', '操作成功'],
  session: ['请先登录', 'Log in first', '請先登錄'],
  request: ['请求有误', 'Bad request', '請求有誤'],
  record: ['没有这条记录', 'No such record', '沒有這條記錄'],
};

/** Example of the response that an operation gives on success, as the bundle has it. */
function exampleOf(contract: ContractDocument, path: string, method: string) {
  const content = contract.paths[path]?.[method]?.responses['200']?.content;
  const { example } = content?.['application/json'] as { example: { data: unknown } };
  return structuredClone(example.data) as Record<string, unknown>;
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A backend of seven operations, written with nothing but the bundle: its responses are the examples of
 * the contract, with one planted mistake or none.
 */
export async function startPartialBackend(
  contract: ContractDocument,
  mistake?: Mistake,
): Promise<PartialBackend> {
  const makes = (one: Mistake) => one === mistake;

  function reply(
    request: IncomingMessage,
    status: number,
    code: number,
    text: string,
    data?: unknown,
  ) {
    const asked = request.headers['accept-language'] ?? '';
    const language = asked.startsWith('en') ? 1 : asked.startsWith('zh-HK') ? 2 : 0;
    const msg = TEXTS[text]?.[makes('language') ? 1 : language];
    const again = [401, 403, 500].includes(code) ? { status: code } : {};
    const body =
      status === 401 && makes('error envelope')
        ? { code, error: 'unauthorized' }
        : { code, ...again, msg, version: '1.0.0', ...(data === undefined ? {} : { data }) };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { status, headers, body: JSON.stringify(body) };
  }

  async function respond(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://here');
    const path = url.pathname.replace(/^\/api/, '');
    const call = `${request.method ?? ''} ${path}`;
    const ok = (data: unknown, status = 200) => reply(request, status, 200, 'ok', data);
    const token = request.headers['token'] ?? url.searchParams.get('token');
    if (call === 'POST /client/user/login') {
      const body = await jsonOf(request);
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        return reply(request, 400, 400, 'request');
      return ok({ token: TOKEN, phone: ACCOUNT.username }, makes('status') ? 201 : 200);
    }
    if (call === 'GET /client/user/current') {
      if (token !== TOKEN) return reply(request, 401, 401, 'session');
      const user = exampleOf(contract, '/client/user/current', 'get');
      return ok(makes('extra') ? { ...user, passwordHash: 'x' } : user);
    }
    if (call === 'GET /client/time') {
      const time = ok(makes('missing') ? {} : { now: new Date().toISOString() });
      if (makes('content type')) time.headers['content-type'] = 'text/plain';
      return time;
    }
    if (call === 'GET /client/activity/anons') {
      const { records } = exampleOf(contract, path, 'get') as {
        records: Record<string, unknown>[];
      };
      const [first] = records;
      if (first !== undefined && makes('type')) first['capacity'] = '120';
      if (first !== undefined && makes('enum')) first['state'] = 'closed';
      const size = Number(url.searchParams.get('pageSize') ?? 10);
      const current = Number(url.searchParams.get('current') ?? 1);
      if (!(size >= 1 && current >= 1)) return reply(request, 400, 400, 'request');
      const from = makes('paging') ? 0 : size * (current - 1);
      const page = { records: records.slice(from, from + size), total: records.length };
      return ok({ ...page, current, size });
    }
    if (call.startsWith('GET /client/activity/anons/')) {
      const activity = exampleOf(contract, '/client/activity/anons/{id}', 'get');
      const known = path.endsWith(`/${String(activity['id'])}`);
      return known ? ok(activity) : reply(request, 404, 404, 'record');
    }
    if (call === 'GET /client/template') return ok(exampleOf(contract, path, 'get'));
    if (call.startsWith('GET /static/template/')) {
      if (token !== TOKEN) return reply(request, 401, 401, 'session');
      const named = { 'content-disposition': 'attachment; filename="plan.docx"' };
      const type = { 'content-type': 'application/octet-stream' };
      return { status: 200, headers: makes('header') ? type : { ...type, ...named }, body: '{}' };
    }
    return { status: 404, headers: { 'content-type': 'text/html' }, body: `Cannot ${call}` };
  }

  const server = createServer((request, response) => {
    void respond(request).then(({ status, headers, body }) => {
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/api`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Each mistake, the operation that it is found at, and how it is named. */
export const MISTAKES: readonly (readonly [mistake: Mistake, id: string, said: string])[] = [
  ['missing', 'getTime', '/data lacks "now"'],
  ['extra', 'getCurrentUser', '/data has "passwordHash", which the contract doesn\'t describe'],
  ['type', 'listActivities', '/data/records/0/capacity must be integer, is string'],
  ['enum', 'listActivities', '/data/records/0/state must be equal to one of the allowed values'],
  ['status', 'login', 'HTTP 201 is not described (described: 200, '],
  ['header', 'downloadTemplate', 'the header Content-Disposition is missing'],
  ['content type', 'getTime', 'the content type is text/plain, the contract describes'],
  ['language', 'getTime', '/msg is not in the language that was asked for (zh-CN)'],
  ['paging', 'listActivities', '/data/records/0 on page 2 is the one of page 1'],
  ['error envelope', 'getCurrentUser', 'the body lacks "msg"'],
];
