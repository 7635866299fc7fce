import { businessRule, withField } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import { JUDGE } from '../../http/access.ts';
import { newIdentifier } from '../../http/new-identifier.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import type { UserRow } from '../../identity/session/contact-rules.ts';
import { inviteAgain, inviteNewUser, isInvitable } from '../../identity/system-user/invitations.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';
import { queueNotice } from '../../notices/queue.ts';
import { accountByEmail, grantJudging, insertJudge, judgeRows } from './judge-queries.ts';
import { judgeForStaff } from './staff-present.ts';

/**
 * Makes an existing account a judge, and notifies its user unless an invitation follows. Throws a business
 * rule if it is disabled, a judge already, or without a verified email address.
 */
async function appointExisting(tx: Transaction, user: UserRow, now: Date): Promise<UserRow> {
  if (user.disabled) throw businessRule('invitationImpossible');
  if (!isInvitable(user) && user.emailVerifiedAt === null)
    throw withField(businessRule('rightsUnverified'), '/email');
  const granted = await grantJudging(tx, user.id);
  if (isInvitable(user)) return user;
  if (!granted) throw withField(businessRule('alreadyJudge'), '/email');
  await queueNotice(tx, {
    event: 'judgeAppointed',
    about: `${user.id} ${now.toISOString()}`,
    userIds: [user.id],
    values: {},
    now,
  });
  return user;
}

/** Returns the columns of a new judge's account. */
const columnsOf = ({ name, email, organisation }: Schemas['JudgeInvitationBody']) => ({
  id: newIdentifier(),
  firstName: '',
  lastName: '',
  chineseName: name,
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
      const { user, created } = await db.transaction(async (tx) => {
        const stored = await accountByEmail(tx, body.email);
        if (stored !== undefined)
          return { user: await appointExisting(tx, stored, now()), created: false };
        const stamp = { createBy: session.userId, updateBy: session.userId };
        const dates = { createDate: now(), updateDate: now() };
        return {
          user: await insertJudge(tx, { ...columnsOf(body), ...stamp, ...dates }),
          created: true,
        };
      });
      audit({ target: user.id });
      const how = { noticeSender, siteUrl: siteUrl(), language, now: now() };
      if (created) await inviteNewUser(db, user, how);
      else if (isInvitable(user)) await inviteAgain(db, user, how);
      const [judge] = await judgeRows(db, { ids: [user.id] });
      if (judge === undefined) throw businessRule('judgeUnknown');
      return judgeForStaff(judge);
    },
  };
}
