import { businessRule, notFound } from '../../base/failure.ts';
import { accountName } from '../session/contact-rules.ts';
import { rejectCommonPassword } from '../session/common-passwords.ts';
import { hashPassword } from '../session/passwords.ts';
import { findUser } from '../session/queries.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { changeInvited } from './invitation-queries.ts';
import { inviteAgain, redeemInvitation } from './invitations.ts';
import { checkRemoval } from './rules.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

/** Handles invitations, which staff send and users accept. */
export function invitationHandlers({
  db,
  noticeSender,
  siteUrl,
  now,
}: Services & WithNoticeSender): HandlersOf<'sendInvitation' | 'acceptInvitation'> {
  return {
    sendInvitation: async ({ body: { id }, session, language, audit }) => {
      audit({ target: id });
      const user = await findUser(db, id);
      if (user === undefined) throw notFound();
      checkRemoval(session, user);
      const how = { noticeSender, siteUrl: siteUrl(), language, now: now() };
      return await inviteAgain(db, user, how);
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
