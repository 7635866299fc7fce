import { eq } from 'drizzle-orm';
import { businessRule, sessionExpired } from '../contract/failure.ts';
import { users } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../session/login-attempts.ts';
import { verifyPassword } from '../session/passwords.ts';
import { beginSession } from '../session/sessions.ts';
import { present, type HandlersOf, type Services } from './services.ts';

/** Log in, and who the user is. */
export function sessionHandlers({ db, now }: Services): HandlersOf<'login' | 'getCurrentUser'> {
  return {
    login: async ({ body, address }) => {
      const account = body.username.trim();
      await countAttempt(db, account, address, now());
      const [user] = await db.select().from(users).where(eq(users.phone, account));
      const fits = await verifyPassword(body.password, user?.passwordHash ?? null);
      if (user === undefined || user.disabled || !fits) throw businessRule('wrongPassword');
      await forgetAttempts(db, account, address);
      return { token: await beginSession(db, user.id, now()), phone: user.phone };
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
