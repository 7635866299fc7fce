import { eq, sql } from 'drizzle-orm';
import { newIdentifier } from '../http/new-identifier.ts';
import { businessRule } from '../base/failure.ts';
import { users } from '../database/schema.ts';
import { consentToRegister, storeConsent } from '../identity/legal/consents.ts';
import { networkOf } from '../base/network.ts';
import { normalEmail } from '../http/normal-forms.ts';
import { accountName, verifyContact } from '../identity/session/contact-verification.ts';
import { codeSender, CODE_SENT } from '../identity/session/code-sender.ts';
import { returnRegistration } from '../identity/session/operation-limits.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from '../identity/session/rate-limit.ts';
import { refuseCommonPassword } from '../identity/session/common-passwords.ts';
import { hashPassword } from '../identity/session/passwords.ts';
import { endSessionsOf } from '../identity/session/sessions.ts';
import { redeemCode } from '../identity/session/verification-codes.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { namesOf } from '../base/full-name.ts';
import type { WithNoticeSender } from '../notices/notice-sender.ts';

type AccountOperations = 'sendLoginCode' | 'registerUser' | 'sendResetCode' | 'resetPassword';

/** Accounts: made by registering, got back into by codes. */
export function accountHandlers({
  db,
  noticeSender,
  now,
}: Services & WithNoticeSender): HandlersOf<AccountOperations> {
  const sendCode = codeSender(db, noticeSender, now);

  async function byEmail(email: string) {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    return user?.disabled === false ? user : undefined;
  }

  return {
    sendLoginCode: async ({ body, language, address: from }) => {
      const { phone } = body;
      const [user] = await db.select().from(users).where(eq(users.phone, phone));
      await sendCode('login', phone, { known: user?.disabled === false, language, from });
      return CODE_SENT;
    },

    registerUser: async ({ body, language }) => {
      const phone = body.mobile;
      const email = normalEmail(body.email);
      if (body.username !== phone) throw businessRule('usernameNotMobile');
      refuseCommonPassword(body.password, '/password');
      const consent = await consentToRegister(db, body.consent);
      const passwordHash = await hashPassword(body.password);
      const id = newIdentifier();
      const made = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(users)
          .values({
            id,
            phone,
            email,
            passwordHash,
            language,
            ...namesOf(body.name ?? ''),
            permissions: [],
            roles: [],
          })
          .onConflictDoNothing()
          .returning();
        if (row !== undefined) await storeConsent(tx, id, { consent, now: now() });
        return row;
      });
      if (made !== undefined) return { phone };
      const [samePhone] = await db.select().from(users).where(eq(users.phone, phone));
      throw businessRule(samePhone === undefined ? 'emailTaken' : 'phoneTaken');
    },

    sendResetCode: async ({ query, language, address: from }) => {
      const email = normalEmail(query.email);
      const known = (await byEmail(email)) !== undefined;
      await sendCode('reset', email, { known, language, from });
      return CODE_SENT;
    },

    resetPassword: async ({ body, address, audit }) => {
      const email = normalEmail(body.email);
      const network = networkOf(address);
      const tries = ['reset', email, network] as const;
      await consumeRateLimit(db, tries, ATTEMPTS, now());
      const named = await byEmail(email);
      if (named !== undefined) audit({ userId: named.id });
      // First: a refusal leaves the code as it is.
      refuseCommonPassword(body.newPassword, '/newPassword');
      await redeemCode(db, 'reset', email, body.verifyCode, { network, now: now() });
      const passwordHash = await hashPassword(body.newPassword);
      const reset = await db.transaction(async (tx) => {
        const same = eq(sql`lower(${users.email})`, email);
        const [user] = await tx.select().from(users).where(same).for('update');
        if (user === undefined || user.disabled) throw businessRule('wrongCode');
        const { outcome, removed, rights } = await verifyContact(tx, user, 'email', now());
        if (rights !== undefined) audit({ detail: rights });
        await resetRateLimits(tx, tries);
        if (outcome === 'takenOver') await returnRegistration(tx, address, now());
        if (outcome === 'released') return undefined;
        const mine = eq(users.id, user.id);
        await tx.update(users).set({ passwordHash, mustResetPassword: false }).where(mine);
        // Whoever knew the old password may hold a session.
        await endSessionsOf(tx, user.id);
        for (const account of [user.phone, email]) {
          if (account === null) continue;
          await resetRateLimits(tx, ['login', account], ['login', account, network]);
        }
        // The password that was removed is replaced.
        const gone = removed.filter((one) => one !== 'password');
        const phone = removed.includes('phone') ? email : accountName(user);
        return { phone, ...(gone.length > 0 && { removed: gone }) };
      });
      // After the transaction: what it released stays released.
      if (reset === undefined) throw businessRule('emailReleased');
      return reset;
    },
  };
}
