import { hasPermission, isStaff } from '../../http/access.ts';
import { businessRule, forbidden, withField } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import type { UserRow } from '../session/contact-verification.ts';
import { ownPassword } from '../session/own-password.ts';
import { hasRights, rightsOf } from '../staff-right/effective-rights.ts';
import { columnsOf } from './system-user-writes.ts';

/** Who may change rights, and accounts that hold some. */
const GRANTS = 'right:grant';

/** Whether no code has verified a contact of an account. */
const unverified = ({ phoneVerifiedAt, emailVerifiedAt }: UserRow) =>
  phoneVerifiedAt === null && emailVerifiedAt === null;

const idsOf = (grants: readonly { id: string }[]) =>
  grants
    .map(({ id }) => id)
    .toSorted()
    .join(',');

/** Throws code 1007 where somebody who may not grant rights would remove an account that holds some. */
export function checkRemoval(session: Session, stored: UserRow | undefined): void {
  if (stored !== undefined && hasRights(stored) && !hasPermission(session, GRANTS))
    throw forbidden();
}

/**
 * Throws the business rule where the caller would require a new password of the own account, and code
 * 1007 where the caller may not grant rights and an account holds some.
 */
export function checkPasswordReset(session: Session, stored: readonly UserRow[]): void {
  if (stored.some(({ id }) => id === session.userId)) throw businessRule('ownPasswordReset');
  if (stored.some(hasRights) && !hasPermission(session, GRANTS)) throw forbidden();
}

/** What a change of an account is about. */
export interface RightsChange {
  body: Schemas['SystemUserBody'];
  /** The account as it is; undefined: it is new. */
  stored: UserRow | undefined;
  session: Session;
  address: string;
  now: Date;
}

/** Whether `given` names something that `held` doesn't. */
const adds = (given: readonly { id: string }[], held: readonly { id: string }[]) =>
  given.some(({ id }) => held.every((one) => one.id !== id));

/**
 * Throws the business rule where rights would be given to an account, or stay with one, that has no
 * verified contact afterwards. An account that its user has not used yet may have some: the
 * invitation verifies its e-mail address.
 */
function checkVerified(body: Schemas['SystemUserBody'], stored: UserRow | undefined): void {
  const { phone, email } = columnsOf(body);
  const isVerified = (one: UserRow) =>
    (one.phoneVerifiedAt !== null && one.phone === phone) ||
    (one.emailVerifiedAt !== null && one.email?.toLowerCase() === email);
  if (stored !== undefined && isVerified(stored)) return;
  const isUnused = stored === undefined || (stored.passwordHash === null && unverified(stored));
  if (isUnused && email !== null) return;
  const inRoles = adds(body.roles, stored?.roles ?? []);
  if (inRoles || adds(body.permissions, stored?.permissions ?? [])) {
    const failure = businessRule(stored === undefined ? 'rightsNeedEmail' : 'rightsUnverified');
    throw withField(failure, inRoles ? '/roles' : '/permissions');
  }
  if (stored === undefined || unverified(stored) || !hasRights(body)) return;
  const moved = stored.phoneVerifiedAt !== null && stored.phone !== phone ? '/mobile' : '/email';
  throw withField(businessRule('rightsLoseContact'), moved);
}

/**
 * Whether `body` changes rights. Throws code 1007 for who may not grant them, the business rule where the
 * caller would lock everyone out, and the one where the own password is needed and not there: for
 * rights, and for the contact of somebody else, which opens their account.
 */
export async function checkRights(
  db: Database,
  { body, stored, session, address, now }: RightsChange,
): Promise<boolean> {
  const own = stored?.id === session.userId;
  const before = stored ?? { permissions: [], roles: [], phone: null, email: null };
  const regranted =
    idsOf(before.permissions) !== idsOf(body.permissions) ||
    idsOf(before.roles) !== idsOf(body.roles);
  const foreign = !own && (regranted || hasRights(before));
  if ((regranted || foreign) && !hasPermission(session, GRANTS)) throw forbidden();
  if (own) {
    const permissions = await rightsOf(db, body);
    const held = { permissions, roles: body.roles };
    const loses = hasPermission(session, GRANTS) && !hasPermission(held, GRANTS);
    if (body.status === 0 || !isStaff(held) || loses) throw businessRule('ownRights');
  }
  const { phone, email } = columnsOf(body);
  const moved = stored !== undefined && !own && (phone !== before.phone || email !== before.email);
  checkVerified(body, stored);
  if (regranted || moved) await ownPassword(db, session, [body.password], { address, now });
  return regranted;
}
