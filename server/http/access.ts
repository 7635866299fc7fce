import type { FastifyRequest } from 'fastify';
import {
  businessRule,
  contactUnconfirmed,
  forbidden,
  secondFactorSetUpFirst,
  sessionExpired,
} from '../base/failure.ts';
import { JUDGING_PREFIX } from './judging-token.ts';
import type { OperationInfo } from './specification.ts';
import type { Session } from './types.ts';

/** The permission that makes a user staff (spec section 6). */
const STAFF = 'system:login';

/** The permission of judges. */
export const JUDGE = 'score:user';

/** The part of a session that decides on access. */
export type Grants = Pick<Session, 'permissions' | 'roles'>;

/**
 * True if the user holds the permission or role with this id (spec section 6). The client applies the same
 * rule; `tests/unit/permission-rule.test.ts` tests both against one table.
 */
export function hasPermission({ permissions, roles }: Grants, name: string): boolean {
  return [...permissions, ...roles].some(({ id }) => id === name);
}

/** True if the user is staff and holds one of the permissions. */
function isStaffWithAny(user: Grants, permissions: readonly string[]): boolean {
  return isStaff(user) && permissions.some((name) => hasPermission(user, name));
}

/** Throws a business rule unless the user is a judge. */
export function requireJudge(user: Grants): void {
  if (!hasPermission(user, JUDGE)) throw businessRule('notAJudge');
}

export function isStaff(user: Grants): boolean {
  return hasPermission(user, STAFF);
}

/** A session's token, a ticket for files, or a judging token. */
export interface Credential {
  kind: 'token' | 'ticket' | 'judging';
  value: string;
}

/**
 * Returns the request's credential: the header, otherwise the query if the operation permits it.
 */
function credentialOf(request: FastifyRequest, credentialInQuery: boolean): Credential | undefined {
  const { token } = request.headers;
  if (typeof token === 'string' && token !== '') return { kind: 'token', value: token };
  if (!credentialInQuery) return undefined;
  const query = request.query as Partial<Record<'ticket' | 'token', unknown>>;
  for (const kind of ['ticket', 'token'] as const) {
    const value = query[kind];
    if (typeof value === 'string') return { kind, value };
  }
  return undefined;
}

/**
 * Sets the kind of a judging token; returns undefined if the operation doesn't accept one (`x-judging`).
 */
function asJudging(credential: Credential | undefined, judging: boolean): Credential | undefined {
  const isJudging = credential?.kind === 'token' && credential.value.startsWith(JUDGING_PREFIX);
  if (!isJudging) return credential;
  return judging ? { ...credential, kind: 'judging' } : undefined;
}

/**
 * Sets `request.session`. Anonymous operations ignore credentials, except those that accept them in the
 * query. Throws 401 without a valid credential; for staff operations, code 1007 without the permission, and
 * code 1006 if the user must set up a second factor first. Denies access without operation metadata.
 */
export async function authorize(
  request: FastifyRequest,
  details: OperationInfo | undefined,
  authenticate: (credential: Credential) => Promise<Session | undefined>,
): Promise<void> {
  const {
    access = 'staff',
    permissions = [],
    credentialInQuery = false,
    judging = false,
  } = details ?? {};
  if (access === 'anonymous' && !credentialInQuery) return;
  const credential = asJudging(credentialOf(request, credentialInQuery), judging);
  const session = credential === undefined ? undefined : await authenticate(credential);
  // Set before the checks, because the audit log of refused requests names the user.
  request.session = session;
  if (access === 'anonymous') return;
  if (session === undefined) throw sessionExpired();
  if (access === 'staff' && session.mustSetUpSecondFactor) throw secondFactorSetUpFirst();
  if (access === 'staff' && !isStaffWithAny(session, permissions)) throw forbidden();
}

/**
 * Throws if the operation requires a verified contact (`x-contact-verification`) and the account has none.
 * @param body the validated body; without it, checks only operations that always require verification
 */
export function requireContactVerification(
  { session, body }: { session: Session | undefined; body?: unknown },
  { contactVerification }: OperationInfo,
): void {
  if (contactVerification === undefined || session?.hasVerifiedContact !== false) return;
  const submits = (body as { status?: unknown } | null | undefined)?.status === 1;
  if (contactVerification === 'always' || submits) throw contactUnconfirmed();
}
