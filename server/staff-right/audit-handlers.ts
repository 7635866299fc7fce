import { and, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { auditLog } from '../database/schema.ts';
import {
  containsPattern,
  omitNull,
  staffPaging,
  type HandlersOf,
  type Services,
} from '../services.ts';

function auditRecord({
  id,
  at,
  operation,
  outcome,
  userName,
  address,
  ...row
}: typeof auditLog.$inferSelect): Schemas['AuditRecord'] {
  const { userId, target, detail } = row;
  const optional = omitNull({ userId, target, detail });
  return { id, at: at.toISOString(), operation, outcome, userName, address, ...optional };
}

/** The record of what staff did. */
export function auditHandlers({ db }: Services): HandlersOf<'listAudit' | 'recordExport'> {
  return {
    listAudit: async ({ query }) => {
      const { keywords, operation, outcome, from, to } = query;
      const { current, size, offset } = staffPaging(query);
      const pattern = containsPattern(keywords?.trim() ?? '');
      const where = and(
        operation === undefined ? undefined : eq(auditLog.operation, operation),
        outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
        from === undefined ? undefined : gte(auditLog.at, new Date(from)),
        to === undefined ? undefined : lt(auditLog.at, new Date(to)),
        keywords === undefined
          ? undefined
          : or(
              ilike(auditLog.userName, pattern),
              ilike(auditLog.userId, pattern),
              ilike(auditLog.target, pattern),
            ),
      );
      const rows = await db
        .select()
        .from(auditLog)
        .where(where)
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(size)
        .offset(offset);
      return {
        records: rows.map(auditRecord),
        total: await db.$count(auditLog, where),
        current,
        size,
      };
    },

    // The call itself is what is recorded.
    recordExport: ({ body: { list, records }, audit }) => {
      audit({ target: list, detail: String(records) });
      return Promise.resolve({ recorded: true });
    },
  };
}
