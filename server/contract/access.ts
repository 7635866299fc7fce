import type { FastifyRequest } from 'fastify';
import {
  contactProofRequired,
  forbidden,
  secondFactorSetUpFirst,
  sessionExpired,
} from './failure.ts';
import type { OperationFacts } from './specification.ts';
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

/** The token of a call: the header wins over the query, which counts only where it is allowed. */
function tokenOf(request: FastifyRequest, fromQuery: boolean): string | undefined {
  const { token } = request.headers;
  if (typeof token === 'string' && token !== '') return token;
  const asked = fromQuery ? (request.query as { token?: unknown }).token : undefined;
  return typeof asked === 'string' ? asked : undefined;
}

/**
 * Finds the session that a call is made in, `request.session`; none where the contract lets everyone
 * call (a token is ignored there, but for links to files, which show more to some). Throws 401 without a valid
 * token, for an operation of staff 403 where the right to it lacks, and code 1006 where staff must set up a
 * second factor first. `facts` absent: nobody may.
 */
export async function authorise(
  request: FastifyRequest,
  facts: OperationFacts | undefined,
  authenticate: (token: string) => Promise<Session | undefined>,
): Promise<void> {
  const { access = 'staff', permissions = [], queryToken = false } = facts ?? {};
  if (access === 'anonymous' && !queryToken) return;
  const token = tokenOf(request, queryToken);
  const session = token === undefined ? undefined : await authenticate(token);
  // Before it is refused: the record of what staff did names who asked.
  request.session = session;
  if (access === 'anonymous') return;
  if (session === undefined) throw sessionExpired();
  if (access === 'staff' && session.mustSetUpSecondFactor) throw secondFactorSetUpFirst();
  if (access === 'staff' && !opens(session, permissions)) throw forbidden();
}

/**
 * Refuses what an account may not take before anybody has proved a contact of it (`x-contact-proof`).
 * @param body the validated body; absent before it is read, when only what never looks at it is refused
 */
export function requireContactProof(
  { session, body }: { session: Session | undefined; body?: unknown },
  { contactProof }: OperationFacts,
): void {
  if (contactProof === undefined || session?.hasProvedContact !== false) return;
  const submits = (body as { status?: unknown } | null | undefined)?.status === 1;
  if (contactProof === 'always' || submits) throw contactProofRequired();
}
