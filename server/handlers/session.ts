import { eq } from 'drizzle-orm';
import { businessRule, passwordResetRequired, sessionExpired } from '../contract/failure.ts';
import { users } from '../database/schema.ts';
import { normalPhone } from '../session/addresses.ts';
import { countAttempt, forgetAttempts } from '../session/login-attempts.ts';
import { verifyPassword } from '../session/passwords.ts';
import { beginSession, endSession, type Origin } from '../session/sessions.ts';
import { redeemCode } from '../session/verification-codes.ts';
import { present, type HandlersOf, type Services } from './services.ts';

type SessionOperations = 'login' | 'loginByPhone' | 'logout' | 'getCurrentUser';

/** Log in, log out, and who the user is. */
export function sessionHandlers({ db, now }: Services): HandlersOf<SessionOperations> {
  async function accountOf(phone: string) {
    const [user] = await db.select().from(users).where(eq(users.phone, phone));
    return user;
  }

  async function begin(
    user: { id: string; phone: string; mustResetPassword: boolean },
    from: Origin,
  ) {
    // Only now: before, it would tell strangers something of the account.
    if (user.mustResetPassword) throw passwordResetRequired();
    return { token: await beginSession(db, user.id, now(), from), phone: user.phone };
  }

  return {
    login: async ({ body, address, userAgent }) => {
      const account = normalPhone(body.username);
      await countAttempt(db, account, address, now());
      const user = await accountOf(account);
      const fits = await verifyPassword(body.password, user?.passwordHash ?? null);
      if (user === undefined || user.disabled || !fits) throw businessRule('wrongPassword');
      await forgetAttempts(db, account, address);
      return await begin(user, { address, userAgent });
    },

    loginByPhone: async ({ body, address, userAgent }) => {
      const account = normalPhone(body.phone);
      await countAttempt(db, `sms ${account}`, address, now());
      await redeemCode(db, 'login', account, body.verifyCode, now());
      const user = await accountOf(account);
      if (user === undefined || user.disabled) throw businessRule('wrongCode');
      await forgetAttempts(db, `sms ${account}`, address);
      return await begin(user, { address, userAgent });
    },

    logout: async ({ session }) => {
      await endSession(db, session.tokenHash);
      return { ended: true };
    },

    getCurrentUser: async ({ session }) => {
      const [user] = await db.select().from(users).where(eq(users.id, session.userId));
      if (user === undefined) throw sessionExpired();
      const { id, phone, email, firstName, lastName, chineseName, permissions, roles } = user;
      const names = { firstName, lastName, chineseName };
      const { avatarFileId } = user;
      return { id, phone, email, ...names, permissions, roles, ...present({ avatarFileId }) };
    },
  };
}
