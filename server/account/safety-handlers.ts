import { businessRule, notFound } from '../base/failure.ts';
import { changeOwnAccount, lockOwnAccount } from '../identity/session/queries.ts';
import { verifyOwnPassword } from '../identity/session/own-password.ts';
import { rejectCommonPassword } from '../identity/session/common-passwords.ts';
import { hashPassword } from '../identity/session/passwords.ts';
import { endSessionsOf } from '../identity/session/sessions.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { endOwnSession, validSessions } from './queries.ts';
import { userSession } from './present.ts';

type SafetyOperation = 'changeMyPassword' | 'listMySessions' | 'endMySessions' | 'endMySession';

/** Handles the current user's password and sessions. */
export function accountSafetyHandlers({ db, now }: Services): HandlersOf<SafetyOperation> {
  return {
    changeMyPassword: async ({ body, session, address }) => {
      const { userId, tokenHash } = session;
      const { password, newPassword } = body;
      const how = { address, now: now(), setsFirst: true };
      const own = await verifyOwnPassword(db, session, [password, newPassword], how);
      if (own !== undefined && password === newPassword) throw businessRule('passwordSame');
      // A retry after a lost response: the new password is already set.
      if (own === newPassword)
        return { ended: await endSessionsOf(db, userId, { keep: tokenHash }) };
      rejectCommonPassword(newPassword, '/newPassword');
      const passwordHash = await hashPassword(newPassword);
      // If the sessions can't be ended, the password must not change either.
      return await db.transaction(async (tx) => {
        await lockOwnAccount(tx, session);
        await changeOwnAccount(tx, userId, { passwordHash, updateDate: now(), updateBy: userId });
        return { ended: await endSessionsOf(tx, userId, { keep: tokenHash }) };
      });
    },

    listMySessions: async ({ session }) => {
      const rows = await validSessions(db, session, now());
      return rows.map((row) => userSession(row, session.tokenHash));
    },

    endMySessions: async ({ session: { userId } }) => ({ ended: await endSessionsOf(db, userId) }),

    endMySession: async ({ params: { id }, session: { userId } }) => {
      if (!(await endOwnSession(db, userId, id))) throw notFound();
      return { id };
    },
  };
}
