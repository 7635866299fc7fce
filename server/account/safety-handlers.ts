import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { businessRule, notFound } from '../base/failure.ts';
import { sessions, users } from '../database/schema.ts';
import { lockOwnAccount } from '../identity/session/contact-verification.ts';
import { ownPassword } from '../identity/session/own-password.ts';
import { refuseCommonPassword } from '../identity/session/common-passwords.ts';
import { hashPassword } from '../identity/session/passwords.ts';
import { endSessionsOf } from '../identity/session/sessions.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { userSession } from './user-session.ts';

type SafetyOperation = 'changeMyPassword' | 'listMySessions' | 'endMySessions' | 'endMySession';

/** What the own account is protected by: password and sessions. */
export function accountSafetyHandlers({ db, now }: Services): HandlersOf<SafetyOperation> {
  return {
    changeMyPassword: async ({ body, session, address }) => {
      const { userId, tokenHash } = session;
      const { password, newPassword } = body;
      const how = { address, now: now(), setsFirst: true };
      const own = await ownPassword(db, session, [password, newPassword], how);
      if (own !== undefined && password === newPassword) throw businessRule('passwordSame');
      // The new one holds already where only the response of an earlier call was lost.
      if (own === newPassword)
        return { ended: await endSessionsOf(db, userId, { keep: tokenHash }) };
      refuseCommonPassword(newPassword, '/newPassword');
      const passwordHash = await hashPassword(newPassword);
      // Together: whoever knew the old one is out when the new one holds.
      return await db.transaction(async (tx) => {
        await lockOwnAccount(tx, session);
        await tx
          .update(users)
          .set({ passwordHash, updateDate: now(), updateBy: userId })
          .where(eq(users.id, userId));
        return { ended: await endSessionsOf(tx, userId, { keep: tokenHash }) };
      });
    },

    listMySessions: async ({ session: { userId, tokenHash } }) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
        .orderBy(sql`${sessions.tokenHash} = ${tokenHash} desc`, desc(sessions.lastDate));
      return rows.map((row) => userSession(row, tokenHash));
    },

    endMySessions: async ({ session: { userId } }) => ({ ended: await endSessionsOf(db, userId) }),

    endMySession: async ({ params: { id }, session: { userId } }) => {
      const [row] = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning();
      if (row === undefined) throw notFound();
      return { id };
    },
  };
}
