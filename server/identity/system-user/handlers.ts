import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas, Session } from '../../http/types.ts';
import { createOnce } from '../../database/create-once.ts';
import type { UserRow } from '../session/contact-rules.ts';
import { verifyOwnPassword } from '../session/own-password.ts';
import { findUser, lockUser } from '../session/queries.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { namedRoles, permissionsOf } from '../staff-right/queries.ts';
import { grantsText } from '../staff-right/withdraw-grants.ts';
import { paging, type HandlersOf, type Services } from '../../http/services.ts';
import { withClosureRecord } from '../../store/closure-record.ts';
import { inviteNewUser } from './invitations.ts';
import {
  checkPasswordReset,
  checkRemoval,
  checkGrants,
  canResetPassword,
  requireContact,
  userRevision,
} from './rules.ts';
import { recordPage } from '../../http/record-source.ts';
import { firstUsers, matching, systemUser, userCount, userPage } from './queries.ts';
import { userOption } from './present.ts';
import { changeUsers, removeUser, usersOf, userSource } from './staff-queries.ts';
import { unreachableSource } from './unreachable-queries.ts';
import { insertUser, replaceUser } from './write-queries.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

type SystemUserOperation =
  | 'listSystemUserOptions'
  | 'listAllSystemUserOptions'
  | 'listSystemUsers'
  | 'createSystemUser'
  | 'updateSystemUser'
  | 'getSystemUserNames'
  | 'getSystemUser'
  | 'deleteSystemUser'
  | 'requirePasswordReset'
  | 'listUnreachable';

const MAX_OPTIONS = 10_000;

/** Handles accounts for staff. */
export function systemUserHandlers({
  db,
  store,
  counts,
  noticeSender,
  siteUrl,
  now,
}: Services & WithNoticeSender): HandlersOf<SystemUserOperation> {
  /** Replaces the role names of a body, which are in the caller's language, with the Chinese ones. */
  async function withStoredNames<Body extends Schemas['SystemUserBody']>(
    body: Body,
  ): Promise<Body> {
    return { ...body, roles: await namedRoles(db, body.roles, 'zh-CN') };
  }

  /** Checks a change of an account and a required password; returns whether permissions change. */
  async function authorizeChange(
    body: Schemas['SystemUserBody'],
    stored: UserRow | undefined,
    { session, address }: { session: Session; address: string },
  ): Promise<boolean> {
    const granted = stored?.id === session.userId ? await permissionsOf(db, body) : [];
    const { regranted, needsPassword } = checkGrants({ body, stored, session }, granted);
    if (needsPassword)
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
    return regranted;
  }

  return {
    // Default page size of 50 (spec section 9).
    listSystemUsers: ({ query: { size = 50, ...query }, language }) =>
      recordPage({ db, counts }, userSource, { ...query, size }, { now: now(), language }),

    listSystemUserOptions: async ({ query: { keywords, size: pageSize = 50, current = 1 } }) => {
      const where = matching(keywords);
      const { size, offset } = paging({ current, pageSize });
      const count = () => userCount(db, where);
      const total = await counts.of('listSystemUserOptions', keywords, count);
      const rows = await userPage(db, { where, total, offset, size });
      return { records: rows.map(userOption), total, current, size };
    },

    listAllSystemUserOptions: async ({ query }) => {
      const rows = await firstUsers(db, matching(query.keywords), MAX_OPTIONS);
      return rows.map(userOption);
    },

    listUnreachable: ({ query, language }) => {
      const source = unreachableSource(noticeSender.hasSmsGateway);
      return recordPage({ db, counts }, source, query, { now: now(), language });
    },

    getSystemUserNames: async ({ params }) => {
      const rows = await usersOf(db, params.ids.split(','));
      return Object.fromEntries(
        rows.map(({ id, firstName, lastName, chineseName }) => [
          id,
          { firstName, lastName, chineseName },
        ]),
      );
    },

    getSystemUser: async ({ params, language }) => {
      const row = await findUser(db, params.id);
      if (row === undefined) throw notFound();
      return await systemUser(db, row, language);
    },

    createSystemUser: async ({ body: sent, session, address, newId: id, language, audit }) => {
      const body = await withStoredNames(sent);
      audit({ detail: grantsText(body) });
      await authorizeChange(body, undefined, { session, address });
      const row = await createOnce(
        () => usersOf(db, [id]),
        () => insertUser(db, body, { id, userId: session.userId, now: now() }),
      );
      audit({ target: id });
      await inviteNewUser(db, row, { noticeSender, siteUrl: siteUrl(), language, now: now() });
      return await systemUser(db, row, language);
    },

    updateSystemUser: async ({ body: sent, session, address, language, audit }) => {
      const body = await withStoredNames(sent);
      const { userId, tokenHash } = session;
      const { id } = body;
      const stamp = { updateDate: now(), updateBy: userId };
      const before = await findUser(db, id);
      if (before === undefined) throw notFound();
      requireRevision(userRevision(before), body.revision);
      if (await authorizeChange(body, before, { session, address }))
        audit({ detail: grantsText(body) });
      requireContact(body);
      const row = await db.transaction(async (tx) => {
        const stored = await lockUser(tx, id);
        if (stored === undefined) throw notFound();
        // The checks above apply to this revision only.
        requireRevision(userRevision(stored), body.revision);
        return await replaceUser(tx, body, stamp);
      });
      if (row === undefined) throw notFound();
      // Ends the sessions of a disabled account, which would otherwise be valid again once it is enabled,
      // and those that the owner of a former contact may have. Keeps the caller's session.
      const contactChanged = before.phone !== row.phone || before.email !== row.email;
      if (row.disabled || contactChanged)
        await endSessionsOf(db, id, id === userId ? { keep: tokenHash } : {});
      return await systemUser(db, row, language);
    },

    requirePasswordReset: async ({ body: { ids }, session, audit }) => {
      if (!noticeSender.sendsMail) throw businessRule('resetWithoutMail');
      const named = await usersOf(db, ids);
      checkPasswordReset(session, named);
      const required = named.filter(canResetPassword).map(({ id }) => id);
      const stamp = { updateDate: now(), updateBy: session.userId };
      await changeUsers(db, required, { mustResetPassword: true, ...stamp });
      audit({ target: required.join(', ') });
      return { required: required.length, unreachable: named.length - required.length };
    },

    deleteSystemUser: async ({ params: { id }, session }) => {
      if (id === session.userId) throw businessRule('ownAccount');
      const stored = await findUser(db, id);
      checkRemoval(session, stored);
      return await withClosureRecord({ db, store }, id, async (tx) => {
        if (!(await removeUser(tx, id))) throw notFound();
        return { id };
      });
    },
  };
}
