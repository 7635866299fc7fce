import { and, eq, gte, lt } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { containsWord } from '../database/contains-word.ts';
import { orderedPage } from '../database/ordered-page.ts';
import { auditLog } from '../database/schema.ts';
import { auditText } from '../database/schema/searched-text.ts';
import { omitNull, staffPaging, type HandlersOf, type Services } from '../services.ts';

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
      const where = and(
        operation === undefined ? undefined : eq(auditLog.operation, operation),
        outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
        from === undefined ? undefined : gte(auditLog.at, new Date(from)),
        to === undefined ? undefined : lt(auditLog.at, new Date(to)),
        keywords === undefined ? undefined : containsWord(auditText(auditLog), keywords.trim()),
      );
      const total = await db.$count(auditLog, where);
      const order = [
        [auditLog.at, 'descending'],
        [auditLog.id, 'descending'],
      ] as const;
      const rows = await orderedPage(db, { table: auditLog, where, order, total, offset, size });
      return { records: rows.map(auditRecord), total, current, size };
    },

    // The call itself is what is recorded.
    recordExport: ({ body: { list, records }, audit }) => {
      audit({ target: list, detail: String(records) });
      return Promise.resolve({ recorded: true });
    },
  };
}
