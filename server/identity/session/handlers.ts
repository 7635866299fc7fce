import { businessRule } from '../../base/failure.ts';
import { consentNeeded } from '../legal/consents.ts';
import { networkOf } from '../../base/network.ts';
import { beginLogin, requireSession } from './begin-login.ts';
import { currentUser } from './present.ts';
import {
  lockByContact,
  lockSamePassword,
  ownAccount,
  storeLanguage,
  userByContact,
} from './queries.ts';
import { verifyContact } from './contact-verification.ts';
import { returnRegistration } from './operation-limits.ts';
import { consumeRateLimit, delayAttempts, resetRateLimits, ATTEMPTS } from './rate-limit.ts';
import { verifyPassword } from './passwords.ts';
import { permissionsOf, namedRoles } from '../staff-right/queries.ts';
import { endSession, hasSessionFrom } from './sessions.ts';
import { redeemCode } from './verification-codes.ts';
import type { HandlersOf, Services } from '../../http/services.ts';

type SessionOperations = 'login' | 'loginByPhone' | 'logout' | 'getCurrentUser';

/** Handles login, logout and the current user. */
export function sessionHandlers({ db, now }: Services): HandlersOf<SessionOperations> {
  return {
    login: async ({ body, address, userAgent, language, audit }) => {
      const account = body.username;
      const network = networkOf(address);
      const rateLimitKey = ['login', account, network] as const;
      await consumeRateLimit(db, rateLimitKey, ATTEMPTS, now());
      const user = await userByContact(db, account.includes('@') ? 'email' : 'phone', account);
      if (user !== undefined) audit({ userId: user.id });
      // Attacks on an account from elsewhere must not slow down its owner.
      if (!(await hasSessionFrom(db, user?.id, network, now()))) {
        await delayAttempts(db, ['login', account], now());
      }
      const fits = await verifyPassword(body.password, user?.passwordHash ?? null);
      if (!fits || typeof user?.passwordHash !== 'string') throw businessRule('wrongPassword');
      const { id, passwordHash } = user;
      const begun = await db.transaction(async (tx) => {
        // The password may have changed since it was verified.
        const current = await lockSamePassword(tx, { id, passwordHash });
        if (current === undefined || current.disabled) throw businessRule('wrongPassword');
        await resetRateLimits(tx, rateLimitKey, ['login', account]);
        return await beginLogin(tx, current, { from: { address, userAgent }, now: now() });
      });
      await storeLanguage(db, id, language);
      return requireSession(begun, audit);
    },

    loginByPhone: async ({ body, address, userAgent, language, audit }) => {
      const account = body.phone;
      const network = networkOf(address);
      const rateLimitKey = ['sms', account, network] as const;
      await consumeRateLimit(db, rateLimitKey, ATTEMPTS, now());
      const named = await userByContact(db, 'phone', account);
      if (named !== undefined) audit({ userId: named.id });
      await redeemCode(db, 'login', account, body.verifyCode, { network, now: now() });
      const login = await db.transaction(async (tx) => {
        const user = await lockByContact(tx, 'phone', account);
        if (user === undefined || user.disabled) throw businessRule('wrongCode');
        const { outcome, removed, rights } = await verifyContact(tx, user, 'phone', now());
        await resetRateLimits(tx, rateLimitKey);
        if (outcome === 'takenOver') await returnRegistration(tx, address, now());
        if (outcome === 'released') return undefined;
        // After a takeover, a required password reset concerned the previous user.
        const mustResetPassword = outcome === 'kept' && user.mustResetPassword;
        const how = { from: { address, userAgent }, now: now() };
        const begun = await beginLogin(tx, { ...user, mustResetPassword }, how);
        return { id: user.id, begun: { ...begun, ...(removed.length > 0 && { removed }) }, rights };
      });
      // After the transaction, so that the contact stays released.
      if (login === undefined) throw businessRule('phoneReleased');
      await storeLanguage(db, login.id, language);
      const lost = login.rights === undefined ? [] : [login.rights];
      for (const detail of lost) audit({ detail });
      return requireSession(login.begun, audit, lost);
    },

    logout: async ({ session }) => {
      await endSession(db, session.tokenHash);
      return { ended: true };
    },

    getCurrentUser: async ({ session, language }) => {
      const user = await ownAccount(db, session);
      const { mustSetUpSecondFactor } = session;
      return currentUser(user, {
        permissions: mustSetUpSecondFactor ? await permissionsOf(db, user) : session.permissions,
        roles: await namedRoles(db, user.roles, language),
        mustSetUpSecondFactor,
        needed: await consentNeeded(db, user.id),
      });
    },
  };
}
