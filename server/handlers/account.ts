import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { businessRule } from '../contract/failure.ts';
import { users } from '../database/schema.ts';
import { normalEmail, normalPhone } from '../session/addresses.ts';
import { codeSender, CODE_SENT } from '../session/code-sender.ts';
import { countAttempt, forgetAttempts } from '../session/login-attempts.ts';
import { hashPassword } from '../session/passwords.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { redeemCode } from '../session/verification-codes.ts';
import type { HandlersOf, Services } from './services.ts';

type AccountOperations = 'sendLoginCode' | 'registerUser' | 'sendResetCode' | 'resetPassword';

/** Accounts: made by registering, got back into by codes. */
export function accountHandlers({ db, courier, now }: Services): HandlersOf<AccountOperations> {
  const sendCode = codeSender(db, courier, now);

  async function byEmail(email: string) {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    return user?.disabled === false ? user : undefined;
  }

  return {
    sendLoginCode: async ({ body, language }) => {
      const phone = normalPhone(body.phone);
      const [user] = await db.select().from(users).where(eq(users.phone, phone));
      await sendCode('login', phone, user?.disabled === false, language);
      return CODE_SENT;
    },

    registerUser: async ({ body }) => {
      const phone = normalPhone(body.mobile);
      const email = normalEmail(body.email);
      if (normalPhone(body.username) !== phone) throw businessRule('usernameNotMobile');
      const passwordHash = await hashPassword(body.password);
      const [made] = await db
        .insert(users)
        .values({
          id: `user-${randomUUID()}`,
          ...{ phone, email, passwordHash },
          ...{ firstName: '', lastName: '', chineseName: '' },
          ...{ permissions: [], roles: [] },
        })
        .onConflictDoNothing()
        .returning();
      if (made !== undefined) return { phone };
      const [samePhone] = await db.select().from(users).where(eq(users.phone, phone));
      throw businessRule(samePhone === undefined ? 'emailTaken' : 'phoneTaken');
    },

    sendResetCode: async ({ query, language }) => {
      const email = normalEmail(query.email);
      await sendCode('reset', email, (await byEmail(email)) !== undefined, language);
      return CODE_SENT;
    },

    resetPassword: async ({ body, address }) => {
      const email = normalEmail(body.email);
      await countAttempt(db, `reset ${email}`, address, now());
      await redeemCode(db, 'reset', email, body.verifyCode, now());
      const user = await byEmail(email);
      if (user === undefined) throw businessRule('wrongCode');
      const passwordHash = await hashPassword(body.newPassword);
      await db
        .update(users)
        .set({ passwordHash, mustResetPassword: false })
        .where(eq(users.id, user.id));
      // Whoever knew the old password may hold a session.
      await endSessionsOf(db, user.id);
      await forgetAttempts(db, `reset ${email}`, address);
      await forgetAttempts(db, user.phone, address);
      return { phone: user.phone };
    },
  };
}
