import { hasPermission, isStaff } from '../../http/access.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { createOnce } from '../../database/create-once.ts';
import { storedText } from '../../localized/localized.ts';
import { verifyOwnPassword } from '../session/own-password.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { ADMINISTRATOR, ADMINISTRATOR_PERMISSIONS } from './rules.ts';
import { permissionsOf } from './queries.ts';
import { type RoleRow, revised, roleWith, detailOf } from './role-present.ts';
import { findUser } from '../session/queries.ts';
import {
  changeRole,
  findRole,
  insertRole,
  lockRole,
  memberCount,
  removeRole,
  roleOf,
  roleRows,
} from './role-queries.ts';

type RoleOperation = 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole';

/** Returns the columns that a request body sets. */
function columnsOf({ name, permissions }: Schemas['RoleBody'], stored?: RoleRow) {
  return { name: storedText(name, stored?.name, (text) => text.trim()), permissions };
}

/** Handles staff roles: sets of permissions that organisers define. */
export function roleHandlers({ db, now }: Services): HandlersOf<RoleOperation> {
  return {
    listRoles: async () => {
      const rows = await roleRows(db);
      const administrator = {
        id: ADMINISTRATOR,
        ...revised({ name: { CN: ADMINISTRATOR }, permissions: [...ADMINISTRATOR_PERMISSIONS] }),
        members: await memberCount(db, ADMINISTRATOR),
        builtIn: true,
      };
      return [administrator, ...rows.map(({ row, members }) => roleWith(members, row))];
    },

    createRole: async ({ body, session, address, newId: id, audit }) => {
      audit({ detail: detailOf(body) });
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      const values = { id, ...columnsOf(body) };
      const row = await createOnce(
        () => findRole(db, id),
        () => insertRole(db, values),
      );
      return await roleOf(db, row);
    },

    updateRole: async ({ body, session, address, audit }) => {
      audit({ detail: detailOf(body) });
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      const { id } = body;
      return await db.transaction(async (tx) => {
        const stored = await lockRole(tx, id);
        if (stored === undefined) throw notFound();
        requireRevision(revised(stored).revision, body.revision);
        const row = { ...stored, ...columnsOf(body, stored) };
        await changeRole(tx, row);
        const caller = await findUser(tx, session.userId);
        const held = { permissions: caller ? await permissionsOf(tx, caller) : [], roles: [] };
        if (!isStaff(held) || !hasPermission(held, 'right:grant')) throw businessRule('ownRights');
        return await roleOf(tx, row);
      });
    },

    deleteRole: ({ params: { id } }) =>
      db.transaction(async (tx) => {
        if (!(await removeRole(tx, id))) throw notFound();
        if ((await memberCount(tx, id)) > 0) throw businessRule('roleInUse');
        return { id };
      }),
  };
}
