import { and, eq, gt } from 'drizzle-orm';
import { newIdentifier } from './new-identifier.ts';
import type { Schemas } from './types.ts';
import type { Database } from '../database/open.ts';
import { auditLog, users } from '../database/schema.ts';
import { fullName } from '../base/full-name.ts';

/** The part of a request that is recorded in the audit log. */
export interface AuditEntry {
  operation: string;
  outcome: Schemas['AuditOutcome'];
  userId: string;
  address: string;
  target?: string | undefined;
  detail?: string | undefined;
}

const MAX_TARGET_LENGTH = 300;
const MAX_DETAIL_LENGTH = 500;
/** Repeated refusals within this time are recorded once, so that they don't flood the table. */
const FORBIDDEN_MILLISECONDS = 60_000;

/** Returns an account's full name, masked phone number or id, for records that store a name. */
export function nameOf(user: typeof users.$inferSelect): string {
  return fullName(user) || (user.phone ?? '').replace(/^(.{3}).*(.{4})$/, '$1****$2') || user.id;
}

/**
 * Creates the writer of the audit log, for actions of staff and security-relevant account actions.
 */
export function auditWriter(db: Database, now: () => Date): (entry: AuditEntry) => Promise<void> {
  return async ({ operation, outcome, userId, address, target, detail }) => {
    const at = now();
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (outcome === 'forbidden') {
      const recent = gt(auditLog.at, new Date(at.getTime() - FORBIDDEN_MILLISECONDS));
      const same = and(eq(auditLog.userId, userId), eq(auditLog.operation, operation), recent);
      if ((await db.$count(auditLog, and(same, eq(auditLog.outcome, outcome)))) > 0) return;
    }
    await db.insert(auditLog).values({
      id: newIdentifier(),
      at,
      operation,
      outcome,
      // Null if the operation deleted the account.
      userId: user?.id ?? null,
      userName: user === undefined ? userId : nameOf(user),
      address,
      target: target?.slice(0, MAX_TARGET_LENGTH).toWellFormed() ?? null,
      detail: detail?.slice(0, MAX_DETAIL_LENGTH).toWellFormed() ?? null,
    });
  };
}
