import { businessRule, notFound } from '../../base/failure.ts';
import { accountName } from '../session/contact-rules.ts';
import { rejectCommonPassword } from '../session/common-passwords.ts';
import { hashPassword } from '../session/passwords.ts';
import { findUser } from '../session/queries.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { changeInvited, invitationsOf } from './invitation-queries.ts';
import { isInvitable, mailInvitation, redeemInvitation } from './invitations.ts';
import { checkRemoval } from './rules.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

const WAIT_SECONDS = 60;

/** Handles invitations, which staff send and users accept. */
export function invitationHandlers({
  db,
  noticeSender,
  siteUrl,
  now,
}: Services & WithNoticeSender): HandlersOf<'sendInvitation' | 'acceptInvitation'> {
  /** Throws a business rule if a link was sent to the user less than 60 seconds ago. */
  async function checkWait(userId: string): Promise<void> {
    const sent = (await invitationsOf(db, [userId])).get(userId);
    const since = sent === undefined ? Infinity : (now().getTime() - sent.sentAt.getTime()) / 1000;
    if (since < WAIT_SECONDS)
      throw businessRule('invitationTooSoon', { seconds: Math.ceil(WAIT_SECONDS - since) });
  }

  return {
    sendInvitation: async ({ body: { id }, session, language, audit }) => {
      audit({ target: id });
      const user = await findUser(db, id);
      if (user === undefined) throw notFound();
      checkRemoval(session, user);
      const address = siteUrl();
      if (!noticeSender.sendsMail || address === undefined)
        throw businessRule('invitationWithoutMail');
      if (!isInvitable(user)) throw businessRule('invitationImpossible');
      await checkWait(id);
      const how = { noticeSender, siteUrl: address, language, now: now() };
      return await mailInvitation(db, user, how).catch(() => {
        throw businessRule('invitationNotSent');
      });
    },

    acceptInvitation: async ({ body: { token, newPassword }, language, audit }) => {
      // Checked before the transaction uses up the link.
      rejectCommonPassword(newPassword, '/newPassword');
      const passwordHash = await hashPassword(newPassword);
      const accepted = await db.transaction(async (tx) => {
        const user = await redeemInvitation(tx, token, now());
        if (user === undefined) return undefined;
        const proved = { emailVerifiedAt: user.emailVerifiedAt ?? now(), mustResetPassword: false };
        await changeInvited(tx, user.id, { passwordHash, ...proved, language });
        await endSessionsOf(tx, user.id);
        return user;
      });
      // After the transaction, so that an invalid link stays deleted.
      if (accepted === undefined) throw businessRule('invitationOver');
      audit({ userId: accepted.id });
      return { phone: accountName(accepted) };
    },
  };
}
