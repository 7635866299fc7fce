import { and, eq, exists, gte, isNull, ne, sql } from 'drizzle-orm';
import { isUpcoming } from '../activity/queries.ts';
import { businessRule } from '../base/failure.ts';
import type { Transaction } from '../database/open.ts';
import { isRunning } from '../database/period.ts';
import {
  activities,
  activitySignUps,
  auditLog,
  certificates,
  changeRequests,
  consents,
  experts,
  files,
  identityDocuments,
  judgingAssignments,
  matches,
  notices,
  projectFiles,
  projectNotes,
  projectReviewers,
  projects,
  projectVersions,
  recordDrafts,
  recordVersions,
  SUBMITTED,
  users,
} from '../database/schema.ts';
import { deleteSecondFactor } from '../identity/second-factor/queries.ts';
import type { UserRow } from '../identity/session/contact-rules.ts';
import { lockUser } from '../identity/session/queries.ts';
import { endSessionsOf } from '../identity/session/sessions.ts';
import { hasGrants } from '../identity/staff-right/rules.ts';
import { lockFiles, removeUnusedFiles } from '../files/uploads/remove-files.ts';

/** Name of a closed account. */
const CLOSED_NAME = { firstName: 'Closed', lastName: 'account', chineseName: '已注销' };

/** Throws a business rule if the account can't be closed. */
async function checkClosable(tx: Transaction, user: UserRow, now: Date): Promise<void> {
  if (hasGrants(user)) throw businessRule('closeStaff');
  const running = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(
      and(
        eq(projects.userId, user.id),
        gte(projects.status, SUBMITTED),
        isRunning(matches.end, now),
      ),
    );
  if (running.length > 0) throw businessRule('closeRunning');
}

/** Deletes the account's sign-ups for upcoming activities and frees their seats. */
async function leaveActivities(tx: Transaction, userId: string, now: Date): Promise<void> {
  const mine = and(eq(activitySignUps.userId, userId), eq(activitySignUps.status, 'signedUp'));
  const held = tx
    .select({ one: sql`1` })
    .from(activitySignUps)
    .where(and(mine, eq(activitySignUps.activityId, activities.id)));
  const left = await tx
    .update(activities)
    .set({ signedUp: sql`${activities.signedUp} - 1` })
    .where(and(isUpcoming(now), exists(held)))
    .returning({ id: activities.id });
  for (const { id } of left)
    await tx.delete(activitySignUps).where(and(mine, eq(activitySignUps.activityId, id)));
}

/**
 * Deletes draft entries, and removes personal data, versions, notes and requests of staff, and unshared files
 * from the submitted ones.
 * Returns the number of submitted entries.
 */
async function anonymiseEntries(tx: Transaction, userId: string): Promise<number> {
  const mine = eq(projects.userId, userId);
  await tx.delete(projects).where(and(mine, eq(projects.status, 0)));
  const left = await tx
    .update(projects)
    .set({
      team: sql`${projects.team} - 'identity' - 'mobile' - 'email'`,
      members: sql`coalesce((select jsonb_agg(member - 'mobile') from jsonb_array_elements(${projects.members}) member), '[]'::jsonb)`,
    })
    .where(mine)
    .returning({ id: projects.id });
  for (const { id } of left) {
    await tx.delete(identityDocuments).where(eq(identityDocuments.projectId, id));
    await tx.delete(projectVersions).where(eq(projectVersions.projectId, id));
    // Both may contain what staff know about people.
    await tx.delete(projectNotes).where(eq(projectNotes.projectId, id));
    await tx.delete(changeRequests).where(eq(changeRequests.projectId, id));
    const unshared = and(eq(projectFiles.projectId, id), eq(projectFiles.shared, false));
    await tx.delete(projectFiles).where(unshared);
  }
  return left.length;
}

/** Removes the account's unused files and clears the owner of the others; returns the removed ids. */
async function leaveFiles(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  const mine = eq(files.ownerId, userId);
  const ids = await lockFiles(tx, mine);
  const removed = await removeUnusedFiles(tx, ids, { now });
  await tx.update(files).set({ ownerId: null }).where(mine);
  return removed;
}

/** Replaces the account's name with the account's id in the audit log, drafts and versions. */
async function removeName(tx: Transaction, userId: string): Promise<void> {
  for (const table of [auditLog, recordDrafts, recordVersions])
    await tx.update(table).set({ userName: userId }).where(eq(table.userId, userId));
}

/** Result of closing an account. */
export interface ClosedAccount {
  /** Number of remaining entries. */
  entries: number;
  /** Ids of files to move to the removed files after the commit. */
  removedFiles: string[];
}

/**
 * Closes an account permanently, as the contract's `closeMyAccount` defines. Throws a business rule if the
 * account can't be closed.
 * @param user the row that the transaction has locked
 */
export async function closeAccount(
  tx: Transaction,
  user: UserRow,
  now: Date,
): Promise<ClosedAccount> {
  await checkClosable(tx, user, now);
  return await removeAccount(tx, user, now);
}

/**
 * Closes an account again that was open in a restored backup; skips the checks. Returns undefined if the
 * account doesn't exist or is closed already.
 */
export async function closeAgain(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<ClosedAccount | undefined> {
  const user = await lockUser(tx, userId);
  if (user === undefined || isClosed(user)) return undefined;
  await tx.update(users).set({ permissions: [], roles: [] }).where(eq(users.id, userId));
  return await removeAccount(tx, user, now);
}

/** Returns whether an account is disabled and has no contact, password or directory account. */
export function isClosed({ disabled, phone, email, passwordHash, adUser }: UserRow): boolean {
  return disabled && (phone ?? email ?? passwordHash ?? adUser) === null;
}

async function removeAccount(tx: Transaction, user: UserRow, now: Date): Promise<ClosedAccount> {
  const mine = eq(users.id, user.id);
  await deleteSecondFactor(tx, user.id);
  await endSessionsOf(tx, user.id);
  await leaveActivities(tx, user.id, now);
  await tx.delete(experts).where(eq(experts.userId, user.id));
  // Submitted score sheets still count.
  await tx
    .delete(judgingAssignments)
    .where(and(eq(judgingAssignments.judgeId, user.id), ne(judgingAssignments.state, 'submitted')));
  await tx.delete(notices).where(eq(notices.userId, user.id));
  await tx.delete(projectReviewers).where(eq(projectReviewers.userId, user.id));
  await tx.delete(consents).where(eq(consents.userId, user.id));
  await removeName(tx, user.id);
  const entries = await anonymiseEntries(tx, user.id);
  // Certificates of the remaining entries stay with the entries.
  await tx
    .delete(certificates)
    .where(and(eq(certificates.userId, user.id), isNull(certificates.projectId)));
  await tx.update(users).set({ avatarFileId: null }).where(mine);
  const removedFiles = await leaveFiles(tx, user.id, now);
  const past = await tx.$count(activitySignUps, eq(activitySignUps.userId, user.id));
  if (entries + past === 0) {
    await tx.delete(users).where(mine);
    return { entries, removedFiles };
  }
  await tx
    .update(users)
    .set({
      ...CLOSED_NAME,
      phone: null,
      phoneVerifiedAt: null,
      email: null,
      emailVerifiedAt: null,
      passwordHash: null,
      adUser: null,
      userCode: null,
      remarks: null,
      organisation: null,
      language: null,
      disabled: true,
      updateDate: now,
      updateBy: null,
    })
    .where(mine);
  return { entries, removedFiles };
}
