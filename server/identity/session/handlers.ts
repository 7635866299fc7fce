import { and, eq, sql, type SQL } from 'drizzle-orm';
import { businessRule, sessionExpired } from '../../base/failure.ts';
import { users } from '../../database/schema.ts';
import { consentNeeded } from '../legal/consents.ts';
import type { Language } from '../../base/messages.ts';
import { networkOf } from '../../base/network.ts';
import { beginLogin, sessionOf } from './begin-login.ts';
import { accountName, unconfirmedContacts, verifyContact } from './contact-verification.ts';
import { returnRegistration } from './operation-limits.ts';
import { consumeRateLimit, delayAttempts, resetRateLimits, ATTEMPTS } from './rate-limit.ts';
import { verifyPassword } from './passwords.ts';
import { rightsOf } from '../staff-right/effective-rights.ts';
import { namedRoles } from '../staff-right/role-names.ts';
import { endSession, hasSessionFrom } from './sessions.ts';
import { redeemCode } from './verification-codes.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';

type SessionOperations = 'login' | 'loginByPhone' | 'logout' | 'getCurrentUser';

/** Log in, log out, and who the user is. */
export function sessionHandlers({ db, now }: Services): HandlersOf<SessionOperations> {
  /** Notices are written in the language that the user saw the site in last. */
  async function rememberLanguage(account: SQL | undefined, language: Language): Promise<void> {
    const changed = sql`${users.language} is distinct from ${language}`;
    await db.update(users).set({ language }).where(and(account, changed));
  }

  return {
    login: async ({ body, address, userAgent, language, audit }) => {
      const account = body.username;
      const network = networkOf(address);
      const tries = ['login', account, network] as const;
      await consumeRateLimit(db, tries, ATTEMPTS, now());
      const named = account.includes('@')
        ? eq(sql`lower(${users.email})`, account)
        : eq(users.phone, account);
      const [user] = await db.select().from(users).where(named);
      if (user !== undefined) audit({ userId: user.id });
      // Who attacks an account elsewhere doesn't slow down those who are at home in it.
      if (!(await hasSessionFrom(db, user?.id, network, now()))) {
        await delayAttempts(db, ['login', account], now());
      }
      const fits = await verifyPassword(body.password, user?.passwordHash ?? null);
      if (!fits || typeof user?.passwordHash !== 'string') throw businessRule('wrongPassword');
      const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
      const begun = await db.transaction(async (tx) => {
        // Once more: the password may have been taken away while it was compared.
        const [current] = await tx.select().from(users).where(same).for('share');
        if (current === undefined || current.disabled) throw businessRule('wrongPassword');
        await resetRateLimits(tx, tries, ['login', account]);
        return await beginLogin(tx, current, { from: { address, userAgent }, now: now() });
      });
      await rememberLanguage(eq(users.id, user.id), language);
      return sessionOf(begun, audit);
    },

    loginByPhone: async ({ body, address, userAgent, language, audit }) => {
      const account = body.phone;
      const network = networkOf(address);
      const tries = ['sms', account, network] as const;
      await consumeRateLimit(db, tries, ATTEMPTS, now());
      const [named] = await db.select().from(users).where(eq(users.phone, account));
      if (named !== undefined) audit({ userId: named.id });
      await redeemCode(db, 'login', account, body.verifyCode, { network, now: now() });
      const login = await db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.phone, account)).for('update');
        if (user === undefined || user.disabled) throw businessRule('wrongCode');
        const { outcome, removed, rights } = await verifyContact(tx, user, 'phone', now());
        await resetRateLimits(tx, tries);
        if (outcome === 'takenOver') await returnRegistration(tx, address, now());
        if (outcome === 'released') return undefined;
        // A new password was required of the person who named the number.
        const mustResetPassword = outcome === 'kept' && user.mustResetPassword;
        const how = { from: { address, userAgent }, now: now() };
        const begun = await beginLogin(tx, { ...user, mustResetPassword }, how);
        return { begun: { ...begun, ...(removed.length > 0 && { removed }) }, rights };
      });
      // After the transaction: what it released stays released.
      if (login === undefined) throw businessRule('phoneReleased');
      await rememberLanguage(eq(users.phone, account), language);
      const lost = login.rights === undefined ? [] : [login.rights];
      for (const detail of lost) audit({ detail });
      return sessionOf(login.begun, audit, lost);
    },

    logout: async ({ session }) => {
      await endSession(db, session.tokenHash);
      return { ended: true };
    },

    getCurrentUser: async ({ session, language }) => {
      const [user] = await db.select().from(users).where(eq(users.id, session.userId));
      if (user === undefined) throw sessionExpired();
      const { id, email, firstName, lastName, chineseName } = user;
      const { mustSetUpSecondFactor } = session;
      const permissions = mustSetUpSecondFactor ? await rightsOf(db, user) : session.permissions;
      const { avatarFileId, passwordHash } = user;
      const needed = await consentNeeded(db, id);
      return {
        id,
        phone: accountName(user),
        firstName,
        lastName,
        chineseName,
        permissions: [...permissions],
        roles: await namedRoles(db, user.roles, language),
        ...omitNull({ avatarFileId, email }),
        hasPassword: passwordHash !== null,
        ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
        unconfirmed: unconfirmedContacts(user),
        ...(needed !== undefined && { consentNeeded: needed }),
      };
    },
  };
}
