import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { fullName } from '../../base/full-name.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { experts, judgingAssignments, users } from '../../database/schema.ts';
import { JUDGE } from '../../http/access.ts';
import { permissionsOfRoles } from '../../identity/staff-right/queries.ts';

/** A judge with contacts, for conflicts of interest, and with the registration as an expert. */
export interface JudgeRow {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  organisation: string | null;
  domains: string[];
}

/** Condition for enabled accounts with the permission to judge, by themselves or by a role. */
const isJudge = and(
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
    .select({ user: users, organisation: experts.organisation, domains: experts.domains })
    .from(users)
    .leftJoin(experts, eq(experts.userId, users.id))
    .where(and(or(isJudge, assigned), ids === undefined ? undefined : inArray(users.id, [...ids])));
  return rows
    .map(({ user, organisation, domains }) => ({
      id: user.id,
      name: fullName(user),
      phone: user.phone,
      email: user.email,
      organisation,
      domains: domains ?? [],
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN') || (a.id < b.id ? -1 : 1));
}

/** Grants the permission to judge to an account; returns false if the account has it. */
export async function grantJudging(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ permissions: users.permissions })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (user === undefined || user.permissions.some(({ id }) => id === JUDGE)) return false;
  const permissions = [...user.permissions, { id: JUDGE, name: JUDGE }];
  await tx.update(users).set({ permissions }).where(eq(users.id, userId));
  return true;
}
