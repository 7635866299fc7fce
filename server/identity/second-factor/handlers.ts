import { eq } from 'drizzle-orm';
import { businessRule, notFound, sessionExpired } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import { identityIn, identityRow } from '../../localized/site-identity.ts';
import { secondFactors, users } from '../../database/schema.ts';
import { accountName, lockOwnAccount, type UserRow } from '../session/contact-verification.ts';
import { ownPassword } from '../session/own-password.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { forApp, newSecret } from './app-codes.ts';
import { renewCodes } from './recovery-codes.ts';
import { sealSecret } from '../../base/sealing.ts';
import {
  dropSecondFactor,
  secondFactorOf,
  useSecondFactor,
  type WithSecondFactor,
} from './second-factor.ts';

type SecondFactorOperation =
  | 'getMySecondFactor'
  | 'beginMySecondFactor'
  | 'confirmMySecondFactor'
  | 'renewMyRecoveryCodes'
  | 'removeMySecondFactor'
  | 'removeSecondFactor';

const SETUP_MILLISECONDS = 3_600_000;

/** The second factor of the own account, and that of who has lost it. */
export function secondFactorHandlers({
  db,
  now,
  secondFactor,
}: Services & WithSecondFactor): HandlersOf<SecondFactorOperation> {
  const { key } = secondFactor;

  async function ownAccount({ userId }: Session): Promise<UserRow> {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) throw sessionExpired();
    return user;
  }

  /** Throws where the caller isn't who has password and second factor. */
  async function proveBoth(
    user: UserRow,
    session: Session,
    { password, code, address }: { password?: string; code: string; address: string },
  ): Promise<string> {
    if (user.secondFactorAt === null) throw businessRule('secondFactorOff');
    // The code alone proves the caller of an account without a password.
    if (user.passwordHash !== null)
      await ownPassword(db, session, [password], { address, now: now() });
    return await useSecondFactor(db, key, user.id, { code, now: now() });
  }

  return {
    getMySecondFactor: async ({ session }) =>
      await secondFactorOf(db, await ownAccount(session), secondFactor),

    beginMySecondFactor: async ({ body, session, address, language }) => {
      await ownPassword(db, session, [body.password], { address, now: now() });
      const secret = newSecret();
      const { shortName: issuer } = identityIn(await identityRow(db), language);
      return await db.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, session);
        if (user.secondFactorAt !== null) throw businessRule('secondFactorOn');
        const sealedSecret = sealSecret(key, user.id, secret);
        const fresh = { sealedSecret, begunAt: now(), lastStep: 0 };
        await tx
          .insert(secondFactors)
          .values({ userId: user.id, ...fresh })
          .onConflictDoUpdate({ target: secondFactors.userId, set: fresh });
        return forApp(secret, { issuer, label: accountName(user) });
      });
    },

    confirmMySecondFactor: async ({ body, session }) => {
      const { userId, tokenHash } = session;
      const user = await ownAccount(session);
      if (user.secondFactorAt !== null) throw businessRule('secondFactorOn');
      const mine = eq(secondFactors.userId, userId);
      const [begun] = await db.select().from(secondFactors).where(mine);
      const since = begun === undefined ? Infinity : now().getTime() - begun.begunAt.getTime();
      if (since > SETUP_MILLISECONDS) throw businessRule('secondFactorNotBegun');
      await useSecondFactor(db, key, userId, { code: body.code, now: now() });
      return await db.transaction(async (tx) => {
        await lockOwnAccount(tx, session);
        // Another one may have been begun meanwhile, which no code has confirmed.
        const [confirmed] = await tx.select().from(secondFactors).where(mine);
        if (confirmed === undefined || confirmed.lastStep === 0)
          throw businessRule('secondFactorNotBegun');
        await tx.update(users).set({ secondFactorAt: now() }).where(eq(users.id, userId));
        // Whoever knew the password alone may hold one.
        await endSessionsOf(tx, userId, { keep: tokenHash });
        return { recoveryCodes: await renewCodes(tx, userId) };
      });
    },

    renewMyRecoveryCodes: async ({ body, session, address, audit }) => {
      const used = await proveBoth(await ownAccount(session), session, { ...body, address });
      audit({ detail: used });
      return await db.transaction(async (tx) => {
        const { secondFactorAt } = await lockOwnAccount(tx, session);
        if (secondFactorAt === null) throw businessRule('secondFactorOff');
        return { recoveryCodes: await renewCodes(tx, session.userId) };
      });
    },

    removeMySecondFactor: async ({ body, session, address, audit }) => {
      const { userId, tokenHash } = session;
      const user = await ownAccount(session);
      const { required } = await secondFactorOf(db, user, secondFactor);
      if (required) throw businessRule('secondFactorStaff');
      const used = await proveBoth(user, session, { ...body, address });
      audit({ detail: used });
      await db.transaction(async (tx) => {
        await lockOwnAccount(tx, session);
        await dropSecondFactor(tx, userId);
        await endSessionsOf(tx, userId, { keep: tokenHash });
      });
      return await secondFactorOf(db, await ownAccount(session), secondFactor);
    },

    removeSecondFactor: async ({ body: { id, password }, session, address }) => {
      if (id === session.userId) throw businessRule('secondFactorOwn');
      await ownPassword(db, session, [password], { address, now: now() });
      return await db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
        if (user === undefined) throw notFound();
        if (!(await dropSecondFactor(tx, id))) throw businessRule('secondFactorOff');
        await endSessionsOf(tx, id);
        return { id };
      });
    },
  };
}
