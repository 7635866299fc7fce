import { ApiFailure, businessRule, withField } from '../base/failure.ts';
import { queueNotice } from '../notices/queue.ts';
import { normalEmail } from '../http/normal-forms.ts';
import { networkOf } from '../base/network.ts';
import { returnRegistration } from '../identity/session/operation-limits.ts';
import { codeSender, CODE_SENT } from '../identity/session/code-sender.ts';
import {
  changeOwnAccount,
  isTaken,
  lockOwnAccount,
  ownAccount,
} from '../identity/session/queries.ts';
import type { UserRow } from '../identity/session/contact-rules.ts';
import { consumeRateLimit, ATTEMPTS } from '../identity/session/rate-limit.ts';
import { verifyOwnPassword } from '../identity/session/own-password.ts';
import { redeemCode } from '../identity/session/verification-codes.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { systemUser } from '../identity/system-user/queries.ts';
import type { WithNoticeSender } from '../notices/notice-sender.ts';

type ContactOperation = 'updateMyContact' | 'sendContactCode';

const CODE_FIELD = { phone: '/mobileCode', email: '/emailCode' } as const;
const TAKEN = { phone: 'mobileTaken', email: 'emailTaken' } as const;

interface GivenContact {
  value: string | undefined;
  code: string | undefined;
  /** Network of the caller (`networkOf`). */
  network: string;
}

/** Handles the current user's contacts; a code verifies each change. */
export function ownContactHandlers({
  db,
  noticeSender,
  now,
}: Services & WithNoticeSender): HandlersOf<ContactOperation> {
  const sendCode = codeSender(db, noticeSender, now);

  /** Verifies a contact's code; returns the columns to change. */
  async function verifiedColumns(
    user: UserRow,
    contact: 'phone' | 'email',
    { value, code, network }: GivenContact,
  ): Promise<Partial<UserRow>> {
    // A retry after a lost response contains a used code.
    const isDone = value === user[contact] && (code === undefined || user[`${contact}VerifiedAt`]);
    if (value === undefined || isDone) return {};
    try {
      await redeemCode(db, `contact:${user.id}`, value, code ?? '', { network, now: now() });
    } catch (error) {
      const isWrong = error instanceof ApiFailure && error.messageId === 'wrongCode';
      throw isWrong ? withField(error, CODE_FIELD[contact]) : error;
    }
    return { [contact]: value, [`${contact}VerifiedAt`]: now() };
  }

  return {
    updateMyContact: async ({ body, session, address, language }) => {
      const network = networkOf(address);
      const { userId } = session;
      const user = await ownAccount(db, session);
      const phone = body.mobile;
      const email = body.email && normalEmail(body.email);
      const given = { phone: phone ?? user.phone, email: email ?? user.email };
      // A verification requires only the code. A change also requires the password: the owner of the new
      // contact can log in.
      const changed = given.phone !== user.phone || given.email !== user.email;
      if (changed || body.password !== undefined)
        await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      if (body.mobileCode !== undefined || body.emailCode !== undefined)
        await consumeRateLimit(db, ['contact', userId], ATTEMPTS, now());
      // A contact that is taken must not use up a code.
      for (const [contact, value] of [
        ['phone', phone],
        ['email', email],
      ] as const) {
        const taken = value !== undefined && (await isTaken(db, contact, value, userId));
        if (taken) throw businessRule(TAKEN[contact]);
      }
      const changes = {
        ...(await verifiedColumns(user, 'phone', { value: phone, code: body.mobileCode, network })),
        ...(await verifiedColumns(user, 'email', { value: email, code: body.emailCode, network })),
      };
      return await db.transaction(async (tx) => {
        const current = await lockOwnAccount(tx, session);
        const isFirstVerified = Object.keys(changes).length > 0 && !session.hasVerifiedContact;
        if (isFirstVerified) await returnRegistration(tx, address, now());
        const isOutdated = current.phone !== user.phone || current.email !== user.email;
        // Another session has changed the contact that this request only verifies.
        if (isOutdated && !changed) throw businessRule('wrongCode');
        const stamp = { updateDate: now(), updateBy: userId };
        const row = await changeOwnAccount(tx, userId, { ...changes, ...stamp });
        if (changes.emailVerifiedAt)
          await queueNotice(tx, {
            event: 'accountVerified',
            about: `${userId} ${row.email ?? ''}`,
            userIds: [userId],
            values: {},
            now: now(),
          });
        return await systemUser(tx, row, language);
      });
    },

    sendContactCode: async ({ body, session: { userId }, language, address: from }) => {
      const [contact, value] =
        body.mobile === undefined
          ? (['email', normalEmail(body.email ?? '')] as const)
          : (['phone', body.mobile] as const);
      await consumeRateLimit(db, ['contact code', userId], ATTEMPTS, now());
      if (await isTaken(db, contact, value, userId)) throw businessRule(TAKEN[contact]);
      await sendCode(`contact:${userId}`, value, { known: true, language, from });
      return CODE_SENT;
    },
  };
}
