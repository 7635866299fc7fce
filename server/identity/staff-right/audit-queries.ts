import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { containsWord } from '../../database/contains-word.ts';
import { auditLog } from '../../database/schema.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { namesOf } from './audit-names.ts';
import { auditRecord, identifiersIn } from './audit-present.ts';

interface AuditQuery extends Sorted {
  keywords?: string;
  operation?: string;
  outcome?: Schemas['AuditOutcome'];
  from?: string;
  to?: string;
}

/** Records of the audit log. */
export const auditSource: RecordSource<AuditQuery, Schemas['AuditRecord']> = {
  from: sql`${auditLog}`,
  id: auditLog.id,
  where: ({ keywords, operation, outcome, from, to }) =>
    and(
      operation === undefined ? undefined : eq(auditLog.operation, operation),
      outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
      from === undefined ? undefined : gte(auditLog.at, new Date(from)),
      to === undefined ? undefined : lt(auditLog.at, new Date(to)),
      keywords === undefined ? undefined : containsWord(auditLog.searchText, keywords.trim()),
    ),
  order: orderedBy({ at: auditLog.at }, '-at', auditLog.id),
  read: async (db, ids, { language }) => {
    const rows = await db.select().from(auditLog).where(inArray(auditLog.id, ids));
    const names = await namesOf(db, [...new Set(rows.flatMap(identifiersIn))], language);
    return rows.map((row) => auditRecord(row, names));
  },
};
