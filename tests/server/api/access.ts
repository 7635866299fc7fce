import { expect, it } from 'vitest';
import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { beginSession } from '../../../server/session/sessions.ts';
import { api } from './context.ts';

interface Operation {
  operationId: string;
  'x-access'?: string;
}

const OPERATIONS = Object.entries<Record<string, Operation>>(specification.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      access: operation['x-access'],
      method: method.toUpperCase() as 'GET',
      url: `/api${path.replace(/\{\w+\}/g, 'nothing')}`,
    })),
);

/** Calls without a body or parameters: who may not call hears so before anything is validated. */
async function statusOf(operation: (typeof OPERATIONS)[number], token?: string): Promise<number> {
  const { method, url } = operation;
  const headers = { 'content-type': 'application/json', ...(token && { token }) };
  return (await api.app.inject({ method, url, headers, payload: '{}' })).statusCode;
}

/** A session of its own each time: one of the operations ends it. */
function competitor(): Promise<string> {
  return beginSession(api.db, 'user-competitor', api.clock.now);
}

export function accessTests(): void {
  it.each(OPERATIONS)('$id says who may call it', ({ access }) => {
    expect(access).toBeOneOf(['anonymous', 'user', 'staff']);
  });

  it.each(OPERATIONS)('$id ($access) lets nobody in without the right', async (operation) => {
    const anonymous = await statusOf(operation);
    const known = await statusOf(operation, await competitor());
    if (operation.access === 'anonymous') expect(anonymous).not.toBeOneOf([401, 403]);
    else expect(anonymous).toBe(401);
    if (operation.access === 'staff') expect(known).toBe(403);
    else expect(known).not.toBeOneOf([401, 403]);
  });

  it('tells who isn’t staff that they may not, in their language', async () => {
    const token = await competitor();
    const options = { method: 'DELETE', token, headers: { 'accept-language': 'en-US' } } as const;
    expect(await api.call('deleteDictionaryEntry', '/sys/dict/nothing', options)).toMatchObject({
      status: 403,
      code: 403,
      msg: 'You do not have permission to do this',
    });
  });
}
