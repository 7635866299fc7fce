import { passwordResetRequired, secondFactorNeeded } from '../../base/failure.ts';
import type { AuditDetails, Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { issueLoginTicket } from '../second-factor/login-tickets.ts';
import { accountName, type UserRow } from './contact-rules.ts';
import { beginSession, type Origin } from './sessions.ts';

/** Result of a login's first step: a session, or a ticket for the second step. */
export type BegunLogin = Schemas['LoginResult'] | { loginTicket: string };

/** Creates a session, in the transaction that has checked and locked the account. */
export async function createSession(
  tx: Transaction,
  user: UserRow,
  { from, now }: { from: Origin; now: Date },
): Promise<Schemas['LoginResult']> {
  // Checked after the password, because this error reveals the account's state.
  if (user.mustResetPassword) throw passwordResetRequired();
  return { token: await beginSession(tx, user.id, now, from), phone: accountName(user) };
}

/** Creates a session, or a ticket for the second step if the account has a second factor. */
export async function beginLogin(
  tx: Transaction,
  user: UserRow,
  how: { from: Origin; now: Date },
): Promise<BegunLogin> {
  if (user.mustResetPassword || user.secondFactorAt === null)
    return await createSession(tx, user, how);
  return { loginTicket: await issueLoginTicket(tx, user.id, how.now) };
}

/**
 * Returns the session, or throws code 1005 if a second step follows. Called after the transaction, because
 * an error would roll back the ticket.
 * @param before details of the first step for the audit log
 */
export function requireSession(
  begun: BegunLogin,
  audit: (details: AuditDetails) => void,
  before: readonly string[] = [],
): Schemas['LoginResult'] {
  if (!('loginTicket' in begun)) return begun;
  audit({ detail: [...before, 'second factor required'].join('; ') });
  throw secondFactorNeeded(begun.loginTicket);
}
