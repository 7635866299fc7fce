import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { PERMISSIONS } from '../../../server/http/specification.ts';
import { staffRoles, users } from '../../../server/database/schema.ts';
import { beginSession, endSession, sha256 } from '../../../server/identity/session/sessions.ts';
import { api, HOUR, loginCompetitor } from './context.ts';
import { PDF, send } from './files.ts';

type Access = 'anonymous' | 'user' | 'staff';

interface Operation {
  operationId: string;
  'x-access'?: string;
  'x-permission'?: string[];
  'x-judging'?: boolean;
  parameters?: { name: string; in: string }[];
}

const OPERATIONS = Object.entries<Record<string, Operation>>(specification.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      access: operation['x-access'] as Access,
      permissions: operation['x-permission'] ?? [],
      judging: operation['x-judging'] ?? false,
      inAddress: operation.parameters?.some((one) => one.in === 'query' && one.name === 'ticket'),
      method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
      path,
      url: `/api${path.replace(/\{\w+\}/g, 'nothing')}`,
    })),
);
type Called = (typeof OPERATIONS)[number];

/** The response that the access rules require; `in` is any response other than a denial. */
type ResponseKind = 'in' | 401 | 1003 | 1007;

interface Caller {
  /** Returns the token or ticket to send; absent: the request has neither. */
  token?: () => Promise<string>;
  judging?: boolean;
  /** Query parameter that carries the token; absent: the `token` header does. */
  place?: 'token' | 'ticket';
  /** Expected response of operations for users, and of those for staff. */
  user: ResponseKind;
  staff: ResponseKind;
}

/** Creates an account for one caller, so that no operation affects another caller. */
async function account(values: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = `caller-${crypto.randomUUID()}`;
  const names = { firstName: '', lastName: '', chineseName: '' };
  await api.db.insert(users).values({ id, ...names, permissions: [], roles: [], ...values });
  return id;
}

async function session(values?: Parameters<typeof account>[0], age = 0): Promise<string> {
  const begun = new Date(api.clock.now.getTime() - age);
  const token = await beginSession(api.db, await account(values), begun);
  return token;
}

async function ticketOfStaff(): Promise<string> {
  const token = await session({ permissions: named('system:login') });
  const { data } = await api.call('createFileTicket', '/client/file/ticket', {
    token,
    method: 'POST',
  });
  return data.ticket;
}

const named = (id: string) => [{ id, name: id }];
/** Returns a judging token of a judge who also has every staff permission. */
async function judgingToken(): Promise<string> {
  const permissions = PERMISSIONS.flatMap(named);
  const how = { token: await session({ permissions }), method: 'POST' } as const;
  return (await api.call('createJudgingToken', '/client/judging/token', how)).data.token;
}

const administrator = () => session({ roles: named('administrator') });

const CALLERS: Readonly<Record<string, Caller>> = {
  'a caller without a token': { user: 401, staff: 401 },
  'a malformed token': { token: () => Promise.resolve('x'), user: 401, staff: 401 },
  'an unknown token': { token: () => Promise.resolve('x'.repeat(43)), user: 401, staff: 401 },
  'the stored hash of a token': {
    token: async () => sha256(await session({ permissions: named('system:login') })),
    user: 401,
    staff: 401,
  },
  'an expired session of staff': {
    token: () => session({ permissions: named('system:login') }, 7 * 24 * HOUR + 1),
    user: 401,
    staff: 401,
  },
  'staff who logged out': {
    token: async () => {
      const token = await session({ permissions: named('system:login') });
      await endSession(api.db, sha256(token));
      return token;
    },
    user: 401,
    staff: 401,
  },
  'a disabled member of staff': {
    token: () => session({ permissions: named('system:login'), disabled: true }),
    user: 401,
    staff: 401,
  },
  'staff who must reset the password': {
    token: () => session({ permissions: named('system:login'), mustResetPassword: true }),
    user: 1003,
    staff: 1003,
  },
  'staff with the token in the address': {
    token: () => session({ permissions: named('system:login') }),
    place: 'token',
    user: 401,
    staff: 401,
  },
  'staff with a ticket in the address': {
    token: () => ticketOfStaff(),
    place: 'ticket',
    user: 401,
    staff: 401,
  },
  'staff with a ticket for files in the header': {
    token: () => ticketOfStaff(),
    user: 401,
    staff: 401,
  },
  'a judge with a judging token': { token: judgingToken, judging: true, user: 401, staff: 401 },
  'a judge with a judging token in the address': {
    token: judgingToken,
    judging: true,
    place: 'token',
    user: 401,
    staff: 401,
  },
  'a judge with a judging token as a ticket': {
    token: judgingToken,
    judging: true,
    place: 'ticket',
    user: 401,
    staff: 401,
  },
  'a user': { token: () => session(), user: 'in', staff: 1007 },
  'a user with permissions of similar names': {
    token: () =>
      session({
        permissions: [...named('system'), ...named('system:login '), ...named('SYSTEM:LOGIN')],
        roles: [{ id: 'staff', name: 'system:login' }],
      }),
    user: 'in',
    staff: 1007,
  },
  'staff without further permissions': {
    token: () => session({ permissions: named('system:login') }),
    user: 'in',
    staff: 1007,
  },
  'a user with every permission except system:login': {
    token: () =>
      session({ permissions: PERMISSIONS.filter((id) => id !== 'system:login').flatMap(named) }),
    user: 'in',
    staff: 1007,
  },
  'staff with every permission by name': {
    token: () => session({ permissions: PERMISSIONS.flatMap(named) }),
    user: 'in',
    staff: 'in',
  },
  'an administrator': { token: administrator, user: 'in', staff: 'in' },
};

const CELLS = Object.entries<Caller>(CALLERS).flatMap(([name, caller]) =>
  (['anonymous', 'user', 'staff'] as const).map((access) => [name, access, caller] as const),
);

/** Sends an empty request: the server checks access before it validates the request. */
async function requestAs(
  { method, url }: Called,
  { place }: Caller,
  value: string | undefined,
): Promise<ResponseKind> {
  const response = await api.app.inject({
    method,
    payload: '{}',
    url: place === undefined ? url : `${url}?${place}=${value ?? ''}`,
    headers: {
      'content-type': 'application/json',
      ...(value !== undefined && place === undefined && { token: value }),
    },
  });
  if (response.statusCode === 401) return 401;
  return (
    ([1003, 1007] as const).find((code) => response.body.startsWith(`{"code":${code},`)) ?? 'in'
  );
}

/**
 * Returns the response of each operation. An accepted write may end the session, so the next request
 * uses a new session.
 */
async function requestAllAs(
  called: readonly Called[],
  caller: Caller,
): Promise<Record<string, ResponseKind>> {
  const outcome: Record<string, ResponseKind> = {};
  let value = await caller.token?.();
  for (const operation of called) {
    const heard = await requestAs(operation, caller, value);
    outcome[operation.id] = heard;
    if (heard === 'in' && operation.method !== 'GET') value = await caller.token?.();
  }
  return outcome;
}

/** Returns the response that the contract defines for a caller. */
function expected(
  { access, permissions, inAddress, judging }: Called,
  caller: Caller,
): ResponseKind {
  if (caller.judging && access !== 'anonymous')
    return judging && caller.place === undefined ? 'in' : 401;
  // Operations with `system:login` are open to all staff.
  const open = caller === CALLERS['staff without further permissions'];
  if (open && permissions.includes('system:login')) return 'in';
  if (access === 'anonymous') {
    // File links check the session too, so a required password reset applies.
    return inAddress && caller.user === 1003 ? 1003 : 'in';
  }
  if (caller.place !== undefined && inAddress) return 'in';
  return caller[access];
}

const STAFF = OPERATIONS.filter(({ access }) => access === 'staff');

/** Staff operations that need more than `system:login`, by the permissions that each grant access. */
const BY_PERMISSIONS = Map.groupBy(
  STAFF.filter(({ permissions }) => !permissions.includes('system:login')),
  ({ permissions }) => permissions.join(', '),
);

/** All HTTP methods, including those without an operation. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Routes outside the contract: health checks. */
const HEALTH_ROUTES = [
  '/health (GET, HEAD)',
  '/health/live (GET, HEAD)',
  '/health/ready (GET, HEAD)',
];

/** Parses Fastify's printed route tree into lines of `path (METHODS)`. */
function routesOf(printed: string): string[] {
  const parents: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] =
      /^([│ ]*)[└├]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = part;
    return methods === undefined ? [] : [`${parents.join('')} (${methods})`];
  });
}

/** Operations that return a file, the only ones with a HEAD route. */
const FILES = ['downloadFile', 'downloadTemplate'];
const READS = OPERATIONS.filter(({ method }) => method === 'GET');

export function accessTests(): void {
  it('has only the routes of the contract and of the health checks', () => {
    const declared = OPERATIONS.map(({ path, method, id }) => {
      const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
      return FILES.includes(id) ? `${url} (HEAD, ${method})` : `${url} (${method})`;
    });
    const one = (route: string) => {
      const [, url = '', methods = ''] = /^(.*) \((.*)\)$/.exec(route) ?? [];
      return methods.split(', ').map((method) => `${method} ${url}`);
    };
    const routes = routesOf(api.app.printRoutes({ commonPrefix: false })).flatMap(one);
    expect(routes.toSorted()).toEqual([...declared, ...HEALTH_ROUTES].flatMap(one).toSorted());
  });

  it.each(METHODS)('returns 404 to %s on every path that does not declare it', async (method) => {
    const token = await administrator();
    const answered: string[] = [];
    for (const [path, operations] of Map.groupBy(OPERATIONS, (operation) => operation.url)) {
      const declared = operations.some(
        (operation) =>
          operation.method === method || (method === 'HEAD' && FILES.includes(operation.id)),
      );
      if (declared) continue;
      const response = await api.app.inject({
        method: method as 'GET',
        url: path,
        headers: { token },
      });
      if (response.statusCode !== 404) answered.push(path);
    }
    expect(answered).toEqual([]);
  });

  it('has HEAD routes for files only', async () => {
    const token = await administrator();
    const reached: string[] = [];
    for (const { id, url } of READS) {
      const { statusCode } = await api.app.inject({ method: 'HEAD', url, headers: { token } });
      if (statusCode !== 404 || FILES.includes(id)) reached.push(id);
    }
    expect(reached.toSorted()).toEqual(FILES);
  });

  it.each(Object.entries(CALLERS))(
    'responds to HEAD of a file with the status and length of GET, for %s',
    async (_, caller) => {
      const value = await caller.token?.();
      const owner = await session({ emailVerifiedAt: api.clock.now });
      const { id } = (await send({ token: owner, bytes: PDF })).data;
      const paths = [
        'sys/file/download/cover-news-01',
        'static/template/business-plan.docx',
        // A file that only its owner can open.
        `sys/file/download/${id}`,
      ];
      for (const path of paths) {
        const url = `/api/${path}${caller.place === undefined ? '' : `?${caller.place}=${value ?? ''}`}`;
        const headers = {
          ...(value !== undefined && caller.place === undefined && { token: value }),
        };
        const [get, head] = await Promise.all(
          (['GET', 'HEAD'] as const).map((method) => api.app.inject({ method, url, headers })),
        );
        expect(head?.statusCode).toBe(get?.statusCode);
        expect(head?.headers['content-length']).toBe(get?.headers['content-length']);
        expect(head?.rawPayload).toHaveLength(0);
      }
    },
  );

  it.each(OPERATIONS)(
    '$id declares its access and known permissions',
    ({ access, permissions }) => {
      expect(access).toBeOneOf(['anonymous', 'user', 'staff']);
      const known: readonly string[] = PERMISSIONS;
      expect(permissions.filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  it.each(CELLS)(
    'gives %s the access to operations for %s that the contract declares',
    async (_name, access, caller) => {
      const called = OPERATIONS.filter((operation) => operation.access === access);
      const wanted = called.map((operation) => [operation.id, expected(operation, caller)]);
      expect(await requestAllAs(called, caller)).toEqual(Object.fromEntries(wanted));
    },
  );

  it.each(PERMISSIONS)(
    'allows staff with %s the operations that the contract declares',
    async (right) => {
      const opened = STAFF.filter((operation) =>
        operation.permissions.some((one) => [right, 'system:login'].includes(one)),
      );
      const permissions = [...named('system:login'), ...named(right)];
      const caller: Caller = { token: () => session({ permissions }), user: 'in', staff: 'in' };
      const wanted = opened.map(({ id }) => [id, 'in']);
      expect(await requestAllAs(opened, caller)).toEqual(Object.fromEntries(wanted));
    },
  );

  // Proves that no other permission grants access on its own.
  it.each([...BY_PERMISSIONS])(
    'denies operations of %s to staff with every other permission',
    async (_, closed) => {
      const opening = closed.flatMap(({ permissions }) => permissions);
      const permissions = PERMISSIONS.filter((right) => !opening.includes(right)).flatMap(named);
      const caller: Caller = { token: () => session({ permissions }), user: 'in', staff: 1007 };
      const wanted = closed.map(({ id }) => [id, 1007]);
      expect(await requestAllAs(closed, caller)).toEqual(Object.fromEntries(wanted));
    },
  );

  it('applies a change of a role’s permissions to the next request', async () => {
    const id = crypto.randomUUID();
    const role = {
      id,
      name: { CN: id },
      permissions: ['system:login' as const, 'content:write' as const],
    };
    await api.db.insert(staffRoles).values(role);
    const token = await session({ roles: named(id) });
    const news = () => api.call('listStaffNews', '/sys/news', { token });
    expect((await news()).status).toBe(200);
    const change = { permissions: ['system:login' as const] };
    await api.db.update(staffRoles).set(change).where(eq(staffRoles.id, id));
    expect((await news()).code).toBe(1007);
  });

  it('applies removed permissions and a disabled account to the next request', async () => {
    const id = await account({ permissions: named('system:login') });
    const token = await beginSession(api.db, id, api.clock.now);
    const dashboard = () => api.call('getDashboard', '/sys/dashboard', { token });
    expect((await dashboard()).status).toBe(200);
    await api.db.update(users).set({ permissions: [] }).where(eq(users.id, id));
    expect((await dashboard()).code).toBe(1007);
    await api.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect((await dashboard()).status).toBe(401);
  });

  it('returns 1007 in the request’s language to a user without the permission', async () => {
    const token = await loginCompetitor();
    const options = { method: 'DELETE', token, headers: { 'accept-language': 'en-US' } } as const;
    expect(await api.call('deleteDictionaryEntry', '/sys/dict/nothing', options)).toMatchObject({
      status: 200,
      code: 1007,
      msg: 'Sorry, you do not have permission to operate',
    });
  });
}
