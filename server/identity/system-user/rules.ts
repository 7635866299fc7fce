import { hasPermission, isStaff } from '../../http/access.ts';
import { businessRule, forbidden, withField } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import { type UserRow, contactOutcome } from '../session/contact-rules.ts';
import { hasGrants } from '../staff-right/rules.ts';
import { normalEmail } from '../../http/normal-forms.ts';
import type { users } from '../../database/schema.ts';
import { revisionOf } from '../../http/revision.ts';

/** Permission to change permissions, and accounts that have permissions. */
const GRANTS = 'right:grant';

const unverified = ({ phoneVerifiedAt, emailVerifiedAt }: UserRow) =>
  phoneVerifiedAt === null && emailVerifiedAt === null;

const idsOf = (grants: readonly { id: string }[]) =>
  grants
    .map(({ id }) => id)
    .toSorted()
    .join(',');

/** Throws code 1007 if the account has permissions and the caller may not grant any. */
export function checkRemoval(session: Session, stored: UserRow | undefined): void {
  if (stored !== undefined && hasGrants(stored) && !hasPermission(session, GRANTS))
    throw forbidden();
}

/**
 * Throws a business rule if the accounts contain the caller's own, and code 1007 if one has permissions and
 * the caller may not grant any.
 */
export function checkPasswordReset(session: Session, stored: readonly UserRow[]): void {
  if (stored.some(({ id }) => id === session.userId)) throw businessRule('ownPasswordReset');
  if (stored.some(hasGrants) && !hasPermission(session, GRANTS)) throw forbidden();
}

interface RightsChange {
  body: Schemas['SystemUserBody'];
  /** Undefined for a new account. */
  stored: UserRow | undefined;
  session: Session;
}

/** Returns whether `given` contains an id that `held` doesn't. */
const adds = (given: readonly { id: string }[], held: readonly { id: string }[]) =>
  given.some(({ id }) => held.every((one) => one.id !== id));

/**
 * Throws a business rule if a change grants permissions to an account without a verified contact, or
 * removes the verified contact of an account with permissions. Exempts an unused account with an email
 * address, which the invitation verifies.
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
  if (stored === undefined || unverified(stored) || !hasGrants(body)) return;
  const pointer = stored.phoneVerifiedAt !== null && stored.phone !== phone ? '/mobile' : '/email';
  throw withField(businessRule('rightsLoseContact'), pointer);
}

interface RightsCheck {
  /** Whether permissions or roles change. */
  regranted: boolean;
  /** Whether the caller's password is required: for permissions, and for another user's contact. */
  needsPassword: boolean;
}

/**
 * Checks a change of an account. Throws code 1007 if the caller lacks the permission to grant permissions,
 * and a business rule if callers would disable their own account or lose the back office or that
 * permission.
 * @param granted effective permissions of the caller's account after the change
 */
export function checkGrants(
  { body, stored, session }: RightsChange,
  granted: Schemas['Permission'][],
): RightsCheck {
  const own = stored?.id === session.userId;
  const before = stored ?? { permissions: [], roles: [], phone: null, email: null };
  const regranted =
    idsOf(before.permissions) !== idsOf(body.permissions) ||
    idsOf(before.roles) !== idsOf(body.roles);
  const otherWithGrants = !own && hasGrants(before);
  if ((regranted || otherWithGrants) && !hasPermission(session, GRANTS)) throw forbidden();
  if (own) {
    const held = { permissions: granted, roles: body.roles };
    const loses = hasPermission(session, GRANTS) && !hasPermission(held, GRANTS);
    if (body.status === 0 || !isStaff(held) || loses) throw businessRule('ownRights');
  }
  const { phone, email } = columnsOf(body);
  const contactChanged =
    stored !== undefined && !own && (phone !== before.phone || email !== before.email);
  checkVerified(body, stored);
  return { regranted, needsPassword: regranted || contactChanged };
}

/** Returns whether a user can reset the password by mail: the address must not belong to another person. */
export function canResetPassword(user: UserRow): boolean {
  return user.email !== null && contactOutcome(user, 'email') !== 'released';
}

/** Throws a business rule for a user without any name. */
export function checkName({ firstName, lastName, chineseName }: Schemas['SystemUserName']): void {
  if (`${firstName}${lastName}${chineseName}`.trim() === '') throw businessRule('nameMissing');
}

/** Returns the columns that a request body sets; absent fields become null. */
export function columnsOf(body: Schemas['SystemUserBody']) {
  const { firstName, lastName, chineseName, roles, permissions } = body;
  const { adUser = null, userCode = null, remarks = null } = body;
  return {
    firstName,
    lastName,
    chineseName,
    roles,
    permissions,
    adUser,
    userCode,
    remarks,
    phone: body.mobile ?? null,
    email: body.email === undefined ? null : normalEmail(body.email),
    disabled: body.status === 0,
  };
}

/** Returns an account's revision, of exactly the fields that `updateSystemUser` writes. */
export function userRevision(row: typeof users.$inferSelect): string {
  const { firstName, lastName, chineseName, adUser, userCode, remarks } = row;
  const { phone, email, disabled } = row;
  // Ids only: renaming a role doesn't change its accounts.
  const [roles, permissions] = [row.roles, row.permissions].map((held) => held.map(({ id }) => id));
  const names = { firstName, lastName, chineseName, adUser, userCode, remarks };
  return revisionOf({ ...names, phone, email, disabled, roles, permissions });
}

/** Throws a business rule for a user without phone number and email address. */
export function requireContact({ mobile, email }: Schemas['SystemUserBody']): void {
  if (mobile === undefined && email === undefined) throw businessRule('contactMissing');
}
