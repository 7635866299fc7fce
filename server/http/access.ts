import type { FastifyRequest } from 'fastify';
import {
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

/** What of a user decides. */
export type Grants = Pick<Session, 'permissions' | 'roles'>;

/**
 * Whether a user holds what an authority names: a permission or a role, by its id (spec section 6).
 * The site decides by the same rule; `tests/unit/permission-rule.test.ts` holds both to one table.
 */
export function hasPermission({ permissions, roles }: Grants, name: string): boolean {
  return [...permissions, ...roles].some(({ id }) => id === name);
}

/** Whether a user holds what opens an operation of staff: one of the rights that it names. */
function opens(user: Grants, permissions: readonly string[]): boolean {
  return isStaff(user) && permissions.some((name) => hasPermission(user, name));
}

/** Whether a user is staff. */
export function isStaff(user: Grants): boolean {
  return hasPermission(user, STAFF);
}

/** What a caller shows to be somebody: a session's token, a ticket for files, or a judging token. */
export interface Credential {
  kind: 'token' | 'ticket' | 'judging';
  value: string;
}

/** What a call shows: the header wins over the query, which counts only where it is allowed. */
function credentialOf(request: FastifyRequest, inAddress: boolean): Credential | undefined {
  const { token } = request.headers;
  if (typeof token === 'string' && token !== '') return { kind: 'token', value: token };
  if (!inAddress) return undefined;
  const asked = request.query as Partial<Record<'ticket' | 'token', unknown>>;
  for (const kind of ['ticket', 'token'] as const) {
    const value = asked[kind];
    if (typeof value === 'string') return { kind, value };
  }
  return undefined;
}

/** The credential, as a judging token where it is one. Only operations with `x-judging` accept those. */
function asJudging(credential: Credential | undefined, judging: boolean): Credential | undefined {
  const isJudging = credential?.kind === 'token' && credential.value.startsWith(JUDGING_PREFIX);
  if (!isJudging) return credential;
  return judging ? { ...credential, kind: 'judging' } : undefined;
}

/**
 * Finds the session that a call is made in, `request.session`; none where the contract lets everyone
 * call (a token is ignored there, but for links to files, which show more to some). Throws 401 without a valid
 * token, for an operation of staff code 1007 where the permission is missing, and code 1006 where staff must
 * set up a second factor first. Without `facts`, denies.
 */
export async function authorise(
  request: FastifyRequest,
  details: OperationInfo | undefined,
  authenticate: (credential: Credential) => Promise<Session | undefined>,
): Promise<void> {
  const { access = 'staff', permissions = [], inAddress = false, judging = false } = details ?? {};
  if (access === 'anonymous' && !inAddress) return;
  const credential = asJudging(credentialOf(request, inAddress), judging);
  const session = credential === undefined ? undefined : await authenticate(credential);
  // Before it is refused: the record of what staff did names who asked.
  request.session = session;
  if (access === 'anonymous') return;
  if (session === undefined) throw sessionExpired();
  if (access === 'staff' && session.mustSetUpSecondFactor) throw secondFactorSetUpFirst();
  if (access === 'staff' && !opens(session, permissions)) throw forbidden();
}

/**
 * Refuses what an account may not take before anybody has verified a contact of it (`x-contact-verification`).
 * @param body the validated body; absent before it is read, when only what never looks at it is refused
 */
export function requireContactVerification(
  { session, body }: { session: Session | undefined; body?: unknown },
  { contactVerification }: OperationInfo,
): void {
  if (contactVerification === undefined || session?.hasVerifiedContact !== false) return;
  const submits = (body as { status?: unknown } | null | undefined)?.status === 1;
  if (contactVerification === 'always' || submits) throw contactUnconfirmed();
}
