import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { businessRule, notFound, sessionExpired } from '../contract/failure.ts';
import type { Session } from '../contract/types.ts';
import { brokenConstraint } from '../database/constraints.ts';
import { sessions, users } from '../database/schema.ts';
import { normalEmail, normalPhone } from '../session/addresses.ts';
import { countAttempt, forgetAttempts } from '../session/login-attempts.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { HandlersOf, Services } from './services.ts';
import { systemUser } from './system-user-rows.ts';

type SafetyOperation =
  'updateMyContact' | 'changeMyPassword' | 'listMySessions' | 'endMySessions' | 'endMySession';

/** What the own account is found and protected by: contact, password, sessions. */
export function accountSafetyHandlers({ db, now }: Services): HandlersOf<SafetyOperation> {
  /**
   * The first of the passwords that is the user's own; throws where none is. Tries are counted, as
   * those of a log in are.
   */
  async function ownPassword({ userId }: Session, passwords: readonly string[], address: string) {
    const account = `own-password:${userId}`;
    await countAttempt(db, account, address, now());
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) throw sessionExpired();
    for (const password of passwords) {
      if (!(await verifyPassword(password, user.passwordHash))) continue;
      await forgetAttempts(db, account, address);
      return password;
    }
    throw businessRule('passwordNotCurrent');
  }

  return {
    updateMyContact: async ({ body, session, address }) => {
      const { userId } = session;
      await ownPassword(session, [body.password], address);
      const phone = normalPhone(body.mobile);
      const email = normalEmail(body.email);
      try {
        const [row] = await db
          .update(users)
          .set({ phone, email, updateDate: now(), updateBy: userId })
          .where(eq(users.id, userId))
          .returning();
        if (row === undefined) throw sessionExpired();
        return systemUser(row);
      } catch (error) {
        // The database decides, so that two calls at once can't both win.
        if (brokenConstraint(error) !== 'unique') throw error;
        const samePhone = and(eq(users.phone, phone), ne(users.id, userId));
        throw businessRule((await db.$count(users, samePhone)) > 0 ? 'mobileTaken' : 'emailTaken');
      }
    },

    changeMyPassword: async ({ body, session, address }) => {
      const { userId, tokenHash } = session;
      const { password, newPassword } = body;
      const own = await ownPassword(session, [password, newPassword], address);
      if (password === newPassword) throw businessRule('passwordSame');
      // The new one holds already where only the answer of an earlier call was lost.
      if (own === newPassword)
        return { ended: await endSessionsOf(db, userId, { keep: tokenHash }) };
      const passwordHash = await hashPassword(newPassword);
      // Together: whoever knew the old one is out when the new one holds.
      return await db.transaction(async (tx) => {
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
      return rows.map(({ id, address, userAgent, ...row }) => ({
        ...{ id, address, userAgent, current: row.tokenHash === tokenHash },
        createDate: row.createDate.toISOString(),
        lastDate: row.lastDate.toISOString(),
        expireDate: row.expiresAt.toISOString(),
      }));
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
