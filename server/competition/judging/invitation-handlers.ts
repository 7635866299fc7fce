import { businessRule, notFound, withField } from '../../base/failure.ts';
import { namesOf } from '../../base/full-name.ts';
import type { Transaction } from '../../database/open.ts';
import { JUDGE } from '../../http/access.ts';
import { newIdentifier } from '../../http/new-identifier.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import type { UserRow } from '../../identity/session/contact-rules.ts';
import { lockByContact } from '../../identity/session/queries.ts';
import { inviteAgain, inviteNewUser, isUnused } from '../../identity/system-user/invitations.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';
import { queueNotice } from '../../notices/queue.ts';
import { grantJudging, insertJudge, judgeRows } from './judge-queries.ts';
import { judgeForStaff } from './staff-present.ts';

/**
 * Makes an existing account a judge, and notifies its user unless an invitation follows. Throws a business
 * rule if it is disabled, or in use and a judge already or without a verified email address.
 * @returns false if an unused account was a judge already
 */
async function appointExisting(tx: Transaction, user: UserRow, now: Date): Promise<boolean> {
  if (user.disabled) throw businessRule('invitationImpossible');
  if (!isUnused(user) && user.emailVerifiedAt === null) throw businessRule('judgeEmailUnverified');
  const granted = await grantJudging(tx, user.id);
  if (isUnused(user)) return granted;
  if (!granted) throw withField(businessRule('alreadyJudge'), '/email');
  await queueNotice(tx, {
    event: 'judgeAppointed',
    about: `${user.id} ${now.toISOString()}`,
    userIds: [user.id],
    values: {},
    now,
  });
  return true;
}

/** Returns the columns of a new judge's account. */
const columnsOf = ({ name, email, organisation }: Schemas['JudgeInvitationBody']) => ({
  id: newIdentifier(),
  ...namesOf(name),
  email,
  emailByStaff: true,
  organisation: organisation ?? null,
  permissions: [{ id: JUDGE, name: JUDGE }],
  roles: [],
});

/** Handles invitations of judges by email. */
export function judgeInvitationHandlers({
  db,
  noticeSender,
  siteUrl,
  now,
}: Services & WithNoticeSender): HandlersOf<'inviteJudge'> {
  return {
    inviteJudge: async ({ body, session, language, audit }) => {
      const { user, created, granted } = await db.transaction(async (tx) => {
        const stored = await lockByContact(tx, 'email', body.email);
        if (stored !== undefined) {
          const isNewJudge = await appointExisting(tx, stored, now());
          return { user: stored, created: false, granted: isNewJudge };
        }
        const stamp = { createBy: session.userId, updateBy: session.userId };
        const dates = { createDate: now(), updateDate: now() };
        const inserted = await insertJudge(tx, { ...columnsOf(body), ...stamp, ...dates });
        return { user: inserted, created: true, granted: true };
      });
      audit({ target: user.id });
      const how = { noticeSender, siteUrl: siteUrl(), language, now: now() };
      if (created) await inviteNewUser(db, user, how);
      else if (isUnused(user)) {
        const sent = inviteAgain(db, user, how);
        // A new judge stays one if the mail can't be sent; the response then contains no date of an invitation.
        await (granted ? sent.catch(() => undefined) : sent);
      }
      const [judge] = await judgeRows(db, { ids: [user.id] });
      if (judge === undefined) throw notFound();
      return judgeForStaff(judge);
    },
  };
}
