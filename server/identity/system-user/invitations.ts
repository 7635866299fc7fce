import { randomBytes } from 'node:crypto';
import { businessRule } from '../../base/failure.ts';
import { hasPermission, JUDGE } from '../../http/access.ts';
import { identityIn, identityRow } from '../../localized/site-identity.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { message, type Language } from '../../base/messages.ts';
import { LANGUAGE_NAMES } from '../../notices/notice-parts.ts';
import type { NoticeSender } from '../../notices/notice-sender.ts';
import { contactOutcome, type UserRow } from '../session/contact-rules.ts';
import { lockUser } from '../session/queries.ts';
import { sha256 } from '../session/sessions.ts';
import {
  invitationsOf,
  removeInvitation,
  consumeInvitation,
  writeInvitation,
  type InvitationRow,
} from './invitation-queries.ts';

const LIFETIME_DAYS = 7;
const DAY = 86_400_000;
const WAIT_SECONDS = 60;

/** Returns whether an account can be sent an invitation and accept it. */
export function isInvitable(user: UserRow): boolean {
  const { disabled, email, passwordHash } = user;
  if (disabled || email === null || passwordHash !== null) return false;
  return contactOutcome(user, 'email') !== 'released';
}

/** Returns whether nobody has used an account, so that its user needs an invitation. */
export function isUnused(user: UserRow): boolean {
  return isInvitable(user) && user.phoneVerifiedAt === null && user.emailVerifiedAt === null;
}

/** Returns a user's invitation for staff; undefined for an account that can't be invited. */
function invitation(
  user: UserRow,
  sent: InvitationRow | undefined,
): Schemas['Invitation'] | undefined {
  if (!isInvitable(user)) return undefined;
  // A link sent to a former address is invalid.
  if (sent === undefined || sent.email !== user.email?.toLowerCase()) return {};
  return { sentDate: sent.sentAt.toISOString(), expireDate: sent.expiresAt.toISOString() };
}

/** Loads the invitations of these users; returns a function that maps a user to its invitation. */
export async function invitationReader(
  db: Database | Transaction,
  rows: readonly UserRow[],
): Promise<(user: UserRow) => Schemas['Invitation'] | undefined> {
  const ids = rows.filter(isInvitable).map(({ id }) => id);
  const byUser = await invitationsOf(db, ids);
  return (user) => invitation(user, byUser.get(user.id));
}

interface Sending {
  noticeSender: NoticeSender;
  siteUrl: string;
  /** Language of users who have not chosen one. */
  language: Language;
  now: Date;
}

/** Mails a new link, which replaces an earlier one. Rejects if sending fails; then no link is valid. */
export async function mailInvitation(
  db: Database,
  user: UserRow,
  { noticeSender, siteUrl, language: fallback, now }: Sending,
): Promise<Schemas['Invitation']> {
  const token = randomBytes(32).toString('base64url');
  const to = (user.email ?? '').toLowerCase();
  const expiresAt = new Date(now.getTime() + LIFETIME_DAYS * DAY);
  const tokenHash = sha256(token);
  await writeInvitation(db, { userId: user.id, tokenHash, email: to, sentAt: now, expiresAt });
  const language = (user.language as Language | null) ?? fallback;
  const { name: system } = identityIn(await identityRow(db), language);
  const link = `${siteUrl.replace(/\/$/, '')}/?lang=${LANGUAGE_NAMES[language]}#/login?invitation=${token}`;
  const values = { system, link, days: LIFETIME_DAYS };
  const kind = hasPermission(user, JUDGE) ? 'judgeInvitation' : 'invitation';
  const subject = message(language, `${kind}Subject`, { system }).replace(/\s+/g, ' ');
  try {
    await noticeSender.mail({ to, subject, text: message(language, `${kind}Text`, values) });
  } catch (error) {
    await removeInvitation(db, tokenHash);
    throw error;
  }
  return { sentDate: now.toISOString(), expireDate: expiresAt.toISOString() };
}

/** Invites a new user if the site sends mail. If sending fails, staff see that no invitation exists. */
export async function inviteNewUser(
  db: Database,
  user: UserRow,
  { siteUrl, ...how }: Omit<Sending, 'siteUrl'> & { siteUrl: string | undefined },
): Promise<void> {
  const invitationOf = await invitationReader(db, [user]);
  const isDue = invitationOf(user) !== undefined && invitationOf(user)?.sentDate === undefined;
  if (!how.noticeSender.sendsMail || siteUrl === undefined || !isDue) return;
  await mailInvitation(db, user, { ...how, siteUrl }).catch(() => undefined);
}

/**
 * Mails a new link on request of staff. Throws a business rule if the user or the site can't have one, if
 * the last one was sent less than 60 seconds ago, or if sending fails.
 */
export async function inviteAgain(
  db: Database,
  user: UserRow,
  { siteUrl, ...how }: Omit<Sending, 'siteUrl'> & { siteUrl: string | undefined },
): Promise<Schemas['Invitation']> {
  if (!how.noticeSender.sendsMail || siteUrl === undefined)
    throw businessRule('invitationWithoutMail');
  if (!isInvitable(user)) throw businessRule('invitationImpossible');
  const sent = (await invitationsOf(db, [user.id])).get(user.id);
  const since = sent === undefined ? Infinity : (how.now.getTime() - sent.sentAt.getTime()) / 1000;
  if (since < WAIT_SECONDS)
    throw businessRule('invitationTooSoon', { seconds: Math.ceil(WAIT_SECONDS - since) });
  return await mailInvitation(db, user, { ...how, siteUrl }).catch(() => {
    throw businessRule('invitationNotSent');
  });
}

/** Consumes a token; returns and locks its user. Returns undefined for an invalid token. */
export async function redeemInvitation(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<UserRow | undefined> {
  const sent = await consumeInvitation(tx, sha256(token), now);
  if (sent === undefined) return undefined;
  const user = await lockUser(tx, sent.userId);
  const isValid =
    user !== undefined && isInvitable(user) && user.email?.toLowerCase() === sent.email;
  return isValid ? user : undefined;
}
