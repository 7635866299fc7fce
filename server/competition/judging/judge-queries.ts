import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { fullName } from '../../base/full-name.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { experts, judgingAssignments, users } from '../../database/schema.ts';
import { JUDGE } from '../../http/access.ts';
import type { Schemas } from '../../http/types.ts';
import type { UserRow } from '../../identity/session/contact-rules.ts';
import { invitationReader, isUnused } from '../../identity/system-user/invitations.ts';
import { permissionsOf, permissionsOfRoles } from '../../identity/staff-right/queries.ts';

/** A judge with contacts, for conflicts of interest, the registration as an expert and the invitation. */
export interface JudgeRow {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  organisation: string | null;
  domains: string[];
  /** False if the account has lost the permission to judge or is disabled. */
  active: boolean;
  /** Absent for an account in use: it has a password, or a verified contact for logins by code. */
  invitation?: Schemas['JudgeInvitation'];
}

const withInvitation = (user: UserRow, sent: Schemas['Invitation'] | undefined) =>
  user.email !== null && isUnused(user) && { invitation: { email: user.email, ...sent } };

/** Condition for enabled accounts with the permission to judge, by themselves or by a role. */
export const isJudge = and(
  eq(users.disabled, false),
  or(
    sql`${users.permissions} @> ${JSON.stringify([{ id: JUDGE }])}::jsonb`,
    sql`${permissionsOfRoles} @> ${JSON.stringify([JUDGE])}::jsonb`,
  ),
);

/** Returns judges, by name; with `ids`, only these. */
export async function judgeRows(
  db: Database | Transaction,
  { ids, roundId }: { ids?: readonly string[]; roundId?: string } = {},
): Promise<JudgeRow[]> {
  const assigned =
    roundId === undefined
      ? undefined
      : sql`exists (select 1 from ${judgingAssignments} where ${judgingAssignments.judgeId} = ${users.id} and ${judgingAssignments.roundId} = ${roundId})`;
  const rows = await db
    .select({
      user: users,
      active: sql<boolean>`${isJudge}`,
      organisation: experts.organisation,
      domains: experts.domains,
    })
    .from(users)
    .leftJoin(experts, eq(experts.userId, users.id))
    .where(and(or(isJudge, assigned), ids === undefined ? undefined : inArray(users.id, [...ids])));
  const invitationOf = await invitationReader(
    db,
    rows.map(({ user }) => user),
  );
  return rows
    .map(({ user, active, organisation, domains }) => ({
      id: user.id,
      active,
      name: fullName(user),
      phone: user.phone,
      email: user.email,
      // What staff entered precedes what judges write themselves.
      organisation: user.organisation ?? organisation,
      domains: domains ?? [],
      ...withInvitation(user, invitationOf(user)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN') || (a.id < b.id ? -1 : 1));
}

/** Grants the permission to judge to an account; returns false if it has it, directly or by a role. */
export async function grantJudging(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ permissions: users.permissions, roles: users.roles })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (user === undefined) return false;
  if ((await permissionsOf(tx, user)).some(({ id }) => id === JUDGE)) return false;
  const permissions = [...user.permissions, { id: JUDGE, name: JUDGE }];
  await tx.update(users).set({ permissions }).where(eq(users.id, userId));
  return true;
}

/** Inserts the account of an invited judge. */
export async function insertJudge(tx: Transaction, values: typeof users.$inferInsert) {
  const [user] = await tx.insert(users).values(values).returning();
  if (user === undefined) throw new Error('the insert returned no row');
  return user;
}
