import { businessRule, notFound } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import { identityIn, identityRow } from '../../localized/site-identity.ts';
import { accountName, type UserRow } from '../session/contact-rules.ts';
import { lockOwnAccount, lockUser, ownAccount } from '../session/queries.ts';
import { beginFactor, confirmFactor, deleteSecondFactor, factorRow } from './queries.ts';
import { verifyOwnPassword } from '../session/own-password.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { forApp, newSecret } from './app-codes.ts';
import { renewCodes } from './recovery-codes.ts';
import { encryptSecret } from '../../base/encryption.ts';
import { secondFactorOf, consumeSecondFactor, type WithSecondFactor } from './second-factor.ts';

type SecondFactorOperation =
  | 'getMySecondFactor'
  | 'beginMySecondFactor'
  | 'confirmMySecondFactor'
  | 'renewMyRecoveryCodes'
  | 'removeMySecondFactor'
  | 'removeSecondFactor';

const SETUP_MILLISECONDS = 3_600_000;

/** Handles the current user's second factor, and its removal by staff for a user who has lost it. */
export function secondFactorHandlers({
  db,
  now,
  secondFactor,
}: Services & WithSecondFactor): HandlersOf<SecondFactorOperation> {
  const { keys } = secondFactor;

  /** Verifies the password and the second factor; returns the kind of code. */
  async function verifyBoth(
    user: UserRow,
    session: Session,
    { password, code, address }: { password?: string; code: string; address: string },
  ): Promise<string> {
    if (user.secondFactorAt === null) throw businessRule('secondFactorOff');
    // An account without a password requires only the code.
    if (user.passwordHash !== null)
      await verifyOwnPassword(db, session, [password], { address, now: now() });
    return await consumeSecondFactor(db, keys, user.id, { code, now: now() });
  }

  return {
    getMySecondFactor: async ({ session }) =>
      await secondFactorOf(db, await ownAccount(db, session), secondFactor),

    beginMySecondFactor: async ({ body, session, address, language }) => {
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      const secret = newSecret();
      const { shortName: issuer } = identityIn(await identityRow(db), language);
      return await db.transaction(async (tx) => {
        const user = await lockOwnAccount(tx, session);
        if (user.secondFactorAt !== null) throw businessRule('secondFactorOn');
        const encryptedSecret = encryptSecret(keys[0], user.id, secret);
        await beginFactor(tx, user.id, { encryptedSecret, now: now() });
        return forApp(secret, { issuer, label: accountName(user) });
      });
    },

    confirmMySecondFactor: async ({ body, session }) => {
      const { userId, tokenHash } = session;
      const user = await ownAccount(db, session);
      if (user.secondFactorAt !== null) throw businessRule('secondFactorOn');
      const begun = await factorRow(db, userId);
      const since = begun === undefined ? Infinity : now().getTime() - begun.begunAt.getTime();
      if (since > SETUP_MILLISECONDS) throw businessRule('secondFactorNotBegun');
      await consumeSecondFactor(db, keys, userId, { code: body.code, now: now() });
      return await db.transaction(async (tx) => {
        await lockOwnAccount(tx, session);
        // A concurrent request may have started another setup, which no code has confirmed.
        const confirmed = await factorRow(tx, userId);
        if (confirmed === undefined || confirmed.lastStep === 0)
          throw businessRule('secondFactorNotBegun');
        await confirmFactor(tx, userId, now());
        // An attacker with only the password may have other sessions.
        await endSessionsOf(tx, userId, { keep: tokenHash });
        return { recoveryCodes: await renewCodes(tx, userId) };
      });
    },

    renewMyRecoveryCodes: async ({ body, session, address, audit }) => {
      const used = await verifyBoth(await ownAccount(db, session), session, { ...body, address });
      audit({ detail: used });
      return await db.transaction(async (tx) => {
        const { secondFactorAt } = await lockOwnAccount(tx, session);
        if (secondFactorAt === null) throw businessRule('secondFactorOff');
        return { recoveryCodes: await renewCodes(tx, session.userId) };
      });
    },

    removeMySecondFactor: async ({ body, session, address, audit }) => {
      const { userId, tokenHash } = session;
      const user = await ownAccount(db, session);
      const { required } = await secondFactorOf(db, user, secondFactor);
      if (required) throw businessRule('secondFactorStaff');
      const used = await verifyBoth(user, session, { ...body, address });
      audit({ detail: used });
      await db.transaction(async (tx) => {
        await lockOwnAccount(tx, session);
        await deleteSecondFactor(tx, userId);
        await endSessionsOf(tx, userId, { keep: tokenHash });
      });
      return await secondFactorOf(db, await ownAccount(db, session), secondFactor);
    },

    removeSecondFactor: async ({ body: { id, password }, session, address }) => {
      if (id === session.userId) throw businessRule('secondFactorOwn');
      await verifyOwnPassword(db, session, [password], { address, now: now() });
      return await db.transaction(async (tx) => {
        const user = await lockUser(tx, id);
        if (user === undefined) throw notFound();
        if (!(await deleteSecondFactor(tx, id))) throw businessRule('secondFactorOff');
        await endSessionsOf(tx, id);
        return { id };
      });
    },
  };
}
