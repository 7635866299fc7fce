import { asc, eq, sql } from 'drizzle-orm';
import { hasPermission, isStaff } from '../../http/access.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision, revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { createOnce } from '../../database/create-once.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { staffRoles, users } from '../../database/schema.ts';
import { storedText } from '../../localized/localized.ts';
import { ownPassword } from '../session/own-password.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { ADMINISTRATOR, ADMINISTRATOR_RIGHTS, rightsOf } from './effective-rights.ts';

type RoleOperation = 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole';
type RoleRow = typeof staffRoles.$inferSelect;

/** The accounts that have a role. */
const having = (id: string) => sql`${users.roles} @> ${JSON.stringify([{ id }])}::jsonb`;

/** The accounts that have the role of a row. */
const havingRow = sql`${users.roles} @> jsonb_build_array(jsonb_build_object('id', ${staffRoles.id}))`;

/** What staff write of a role, and its revision. */
function revised(row: Pick<RoleRow, 'name' | 'permissions'>) {
  const content = { name: row.name, permissions: row.permissions };
  return { ...content, revision: revisionOf(content) };
}

function roleWith(members: number, row: RoleRow): Schemas['Role'] {
  return { id: row.id, ...revised(row), members, builtIn: false };
}

async function roleOf(db: Database | Transaction, row: RoleRow): Promise<Schemas['Role']> {
  return roleWith(await db.$count(users, having(row.id)), row);
}

/** The columns that a body of staff fills. */
function columnsOf({ name, permissions }: Schemas['RoleBody'], stored?: RoleRow) {
  return { name: storedText(name, stored?.name, (text) => text.trim()), permissions };
}

/** What goes into the record of what staff did. */
const detailOf = ({ name, permissions }: Schemas['RoleBody']) =>
  `${name.CN.trim()}: ${permissions.join(', ')}`;

/** Roles of staff: sets of rights that organisers define. */
export function roleHandlers({ db, now }: Services): HandlersOf<RoleOperation> {
  return {
    listRoles: async () => {
      const rows = await db
        .select({ row: staffRoles, members: db.$count(users, havingRow) })
        .from(staffRoles)
        .orderBy(asc(sql`${staffRoles.name} ->> 'CN'`));
      const administrator = {
        id: ADMINISTRATOR,
        ...revised({ name: { CN: ADMINISTRATOR }, permissions: [...ADMINISTRATOR_RIGHTS] }),
        members: await db.$count(users, having(ADMINISTRATOR)),
        builtIn: true,
      };
      return [administrator, ...rows.map(({ row, members }) => roleWith(members, row))];
    },

    createRole: async ({ body, session, address, newId: id, audit }) => {
      audit({ detail: detailOf(body) });
      await ownPassword(db, session, [body.password], { address, now: now() });
      const values = { id, ...columnsOf(body) };
      const row = await createOnce(
        () => db.select().from(staffRoles).where(eq(staffRoles.id, id)),
        () => db.insert(staffRoles).values(values).returning(),
      );
      return await roleOf(db, row);
    },

    updateRole: async ({ body, session, address, audit }) => {
      audit({ detail: detailOf(body) });
      await ownPassword(db, session, [body.password], { address, now: now() });
      const { id } = body;
      return await db.transaction(async (tx) => {
        const one = eq(staffRoles.id, id);
        const [stored] = await tx.select().from(staffRoles).where(one).for('update');
        if (stored === undefined) throw notFound();
        requireRevision(revised(stored).revision, body.revision);
        const row = { ...stored, ...columnsOf(body, stored) };
        await tx.update(staffRoles).set(row).where(one);
        const [caller] = await tx.select().from(users).where(eq(users.id, session.userId));
        const held = { permissions: caller ? await rightsOf(tx, caller) : [], roles: [] };
        if (!isStaff(held) || !hasPermission(held, 'right:grant')) throw businessRule('ownRights');
        return await roleOf(tx, row);
      });
    },

    deleteRole: ({ params: { id } }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.delete(staffRoles).where(eq(staffRoles.id, id)).returning();
        if (row === undefined) throw notFound();
        if ((await tx.$count(users, having(id))) > 0) throw businessRule('roleInUse');
        return { id };
      }),
  };
}
