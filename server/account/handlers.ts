import { newIdentifier } from '../http/new-identifier.ts';
import { businessRule } from '../base/failure.ts';
import { consentToRegister } from '../identity/legal/consents.ts';
import { storeConsent } from '../identity/legal/consent-queries.ts';
import { networkOf } from '../base/network.ts';
import { normalEmail } from '../http/normal-forms.ts';
import { accountName } from '../identity/session/contact-rules.ts';
import { verifyContact } from '../identity/session/contact-verification.ts';
import { codeSender, CODE_SENT } from '../identity/session/code-sender.ts';
import { returnRegistration } from '../identity/session/operation-limits.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from '../identity/session/rate-limit.ts';
import { rejectCommonPassword } from '../identity/session/common-passwords.ts';
import { hashPassword } from '../identity/session/passwords.ts';
import { endSessionsOf } from '../identity/session/sessions.ts';
import { changeOwnAccount, lockByContact, userByContact } from '../identity/session/queries.ts';
import { insertAccount } from './queries.ts';
import { redeemCode } from '../identity/session/verification-codes.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { namesOf } from '../base/full-name.ts';
import type { WithNoticeSender } from '../notices/notice-sender.ts';

type AccountOperations = 'sendLoginCode' | 'registerUser' | 'sendResetCode' | 'resetPassword';

/** Handles registration, login codes and password reset. */
export function accountHandlers({
  db,
  noticeSender,
  now,
}: Services & WithNoticeSender): HandlersOf<AccountOperations> {
  const sendCode = codeSender(db, noticeSender, now);

  async function enabledByEmail(email: string) {
    const user = await userByContact(db, 'email', email);
    return user?.disabled === false ? user : undefined;
  }

  return {
    sendLoginCode: async ({ body, language, address: from }) => {
      const { phone } = body;
      const user = await userByContact(db, 'phone', phone);
      await sendCode('login', phone, { known: user?.disabled === false, language, from });
      return CODE_SENT;
    },

    registerUser: async ({ body, language }) => {
      const phone = body.mobile;
      const email = normalEmail(body.email);
      if (body.username !== phone) throw businessRule('usernameNotMobile');
      rejectCommonPassword(body.password, '/password');
      const consent = await consentToRegister(db, body.consent);
      const passwordHash = await hashPassword(body.password);
      const id = newIdentifier();
      const made = await db.transaction(async (tx) => {
        const names = namesOf(body.name ?? '');
        const isNew = await insertAccount(tx, {
          id,
          phone,
          email,
          passwordHash,
          language,
          ...names,
        });
        if (isNew) await storeConsent(tx, id, { consent, now: now() });
        return isNew;
      });
      if (made) return { phone };
      const samePhone = await userByContact(db, 'phone', phone);
      throw businessRule(samePhone === undefined ? 'emailTaken' : 'phoneTaken');
    },

    sendResetCode: async ({ query, language, address: from }) => {
      const email = normalEmail(query.email);
      const known = (await enabledByEmail(email)) !== undefined;
      await sendCode('reset', email, { known, language, from });
      return CODE_SENT;
    },

    resetPassword: async ({ body, address, audit }) => {
      const email = normalEmail(body.email);
      const network = networkOf(address);
      const rateLimitKey = ['reset', email, network] as const;
      await consumeRateLimit(db, rateLimitKey, ATTEMPTS, now());
      const owner = await enabledByEmail(email);
      if (owner !== undefined) audit({ userId: owner.id });
      // A rejected password must not use up the code.
      rejectCommonPassword(body.newPassword, '/newPassword');
      await redeemCode(db, 'reset', email, body.verifyCode, { network, now: now() });
      const passwordHash = await hashPassword(body.newPassword);
      const reset = await db.transaction(async (tx) => {
        const user = await lockByContact(tx, 'email', email);
        if (user === undefined || user.disabled) throw businessRule('wrongCode');
        const { outcome, removed, rights } = await verifyContact(tx, user, 'email', now());
        if (rights !== undefined) audit({ detail: rights });
        await resetRateLimits(tx, rateLimitKey);
        if (outcome === 'takenOver') await returnRegistration(tx, address, now());
        if (outcome === 'released') return undefined;
        await changeOwnAccount(tx, user.id, { passwordHash, mustResetPassword: false });
        // A session may belong to a person who knew the old password.
        await endSessionsOf(tx, user.id);
        for (const account of [user.phone, email]) {
          if (account === null) continue;
          await resetRateLimits(tx, ['login', account], ['login', account, network]);
        }
        // The response omits the removed password, because the new one replaces it.
        const gone = removed.filter((one) => one !== 'password');
        const phone = removed.includes('phone') ? email : accountName(user);
        return { phone, ...(gone.length > 0 && { removed: gone }) };
      });
      // An error inside the transaction would roll back the release of the contact.
      if (reset === undefined) throw businessRule('emailReleased');
      return reset;
    },
  };
}
