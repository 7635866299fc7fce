import type { FastifyRequest } from 'fastify';
import { forbidden, sessionExpired } from './failure.ts';
import type { Access } from './specification.ts';
import type { Schemas, Session } from './types.ts';

/** The permission that makes a user staff (spec section 6). */
const STAFF = 'system:login';

/** Whether who holds these rights is staff. */
export function isStaff(permissions: readonly Schemas['Permission'][]): boolean {
  return permissions.some(({ id, name }) => id === STAFF || name === STAFF);
}

/**
 * The session that a call is made in; undefined where the contract lets everyone call (a token is
 * ignored there). Throws 401 without a valid token, 403 for who isn't staff where only staff may.
 */
export async function authorise(
  request: FastifyRequest,
  access: Access,
  authenticate: (token: string) => Promise<Session | undefined>,
): Promise<Session | undefined> {
  if (access === 'anonymous') return undefined;
  const { token } = request.headers;
  const session = typeof token === 'string' ? await authenticate(token) : undefined;
  if (session === undefined) throw sessionExpired();
  if (access === 'staff' && !isStaff(session.permissions)) throw forbidden();
  return session;
}
