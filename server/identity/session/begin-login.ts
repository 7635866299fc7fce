import { passwordResetRequired, secondFactorNeeded } from '../../base/failure.ts';
import type { AuditDetails, Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { issueLoginTicket } from '../second-factor/login-tickets.ts';
import { accountName, type UserRow } from './contact-rules.ts';
import { beginSession, type Origin } from './sessions.ts';

/** What the first step of a login leads to. */
export type BegunLogin = Schemas['LoginResult'] | { loginTicket: string };

/** Begins a session, in the transaction that has looked at the account and locked it. */
export async function enter(
  tx: Transaction,
  user: UserRow,
  { from, now }: { from: Origin; now: Date },
): Promise<Schemas['LoginResult']> {
  // Only now: before, it would tell strangers something of the account.
  if (user.mustResetPassword) throw passwordResetRequired();
  return { token: await beginSession(tx, user.id, now, from), phone: accountName(user) };
}

/** Begins a session, or the second step of the login where the account has a second factor. */
export async function beginLogin(
  tx: Transaction,
  user: UserRow,
  how: { from: Origin; now: Date },
): Promise<BegunLogin> {
  if (user.mustResetPassword || user.secondFactorAt === null) return await enter(tx, user, how);
  return { loginTicket: await issueLoginTicket(tx, user.id, how.now) };
}

/**
 * Throws code 1005 where there is a second step; after the transaction, which has kept its ticket.
 * @param before what the audit log says of the first step
 */
export function sessionOf(
  begun: BegunLogin,
  audit: (details: AuditDetails) => void,
  before: readonly string[] = [],
): Schemas['LoginResult'] {
  if (!('loginTicket' in begun)) return begun;
  audit({ detail: [...before, 'second factor asked'].join('; ') });
  throw secondFactorNeeded(begun.loginTicket);
}
