import { hasPermission, isStaff } from '../../http/access.ts';
import { businessRule, forbidden, withField } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import { type UserRow, contactOutcome } from '../session/contact-rules.ts';
import { hasRights } from '../staff-right/rules.ts';
import { normalEmail } from '../../http/normal-forms.ts';
import type { users } from '../../database/schema.ts';
import { revisionOf } from '../../http/revision.ts';

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

/** A change of an account. */
interface RightsChange {
  body: Schemas['SystemUserBody'];
  /** The account as it is; undefined: it is new. */
  stored: UserRow | undefined;
  session: Session;
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

/** What a change of an account does to rights and to the way into the account. */
interface RightsCheck {
  /** Whether rights or roles change. */
  regranted: boolean;
  /** Whether the caller must give the own password: for rights, and for the contact of somebody else. */
  needsPassword: boolean;
}

/**
 * Checks a change of an account. Throws code 1007 if the caller may not grant rights, and the business
 * rule if the caller would lock everyone out.
 * @param granted the rights that a change of the own account leaves, those of its roles too
 */
export function checkRights(
  { body, stored, session }: RightsChange,
  granted: Schemas['Permission'][],
): RightsCheck {
  const own = stored?.id === session.userId;
  const before = stored ?? { permissions: [], roles: [], phone: null, email: null };
  const regranted =
    idsOf(before.permissions) !== idsOf(body.permissions) ||
    idsOf(before.roles) !== idsOf(body.roles);
  const foreign = !own && (regranted || hasRights(before));
  if ((regranted || foreign) && !hasPermission(session, GRANTS)) throw forbidden();
  if (own) {
    const held = { permissions: granted, roles: body.roles };
    const loses = hasPermission(session, GRANTS) && !hasPermission(held, GRANTS);
    if (body.status === 0 || !isStaff(held) || loses) throw businessRule('ownRights');
  }
  const { phone, email } = columnsOf(body);
  const moved = stored !== undefined && !own && (phone !== before.phone || email !== before.email);
  checkVerified(body, stored);
  return { regranted, needsPassword: regranted || moved };
}

/** Whether a code by mail can open an account: one for an address that only the account names can't. */
export function canResetPassword(user: UserRow): boolean {
  return user.email !== null && contactOutcome(user, 'email') !== 'released';
}

/** Throws the business rule against a user whom nothing names. */
export function checkName({ firstName, lastName, chineseName }: Schemas['SystemUserName']): void {
  if (`${firstName}${lastName}${chineseName}`.trim() === '') throw businessRule('nameMissing');
}

/** The columns that a body of staff fills; what is absent is emptied. */
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

/** The revision of an account: everything that `updateSystemUser` writes, and nothing else. */
export function userRevision(row: typeof users.$inferSelect): string {
  const { firstName, lastName, chineseName, adUser, userCode, remarks } = row;
  const { phone, email, disabled } = row;
  // A role that gets another name is the same role.
  const [roles, permissions] = [row.roles, row.permissions].map((held) => held.map(({ id }) => id));
  const names = { firstName, lastName, chineseName, adUser, userCode, remarks };
  return revisionOf({ ...names, phone, email, disabled, roles, permissions });
}

/** Throws the business rule against a user without a phone number and an e-mail address. */
export function requireContact({ mobile, email }: Schemas['SystemUserBody']): void {
  if (mobile === undefined && email === undefined) throw businessRule('contactMissing');
}
