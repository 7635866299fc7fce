import type { HandlersOf, Services } from '../../http/services.ts';
import { recordPage } from '../../http/record-source.ts';
import { auditSource } from './audit-queries.ts';

/** Handles the audit log. */
export function auditHandlers({
  db,
  counts,
  now,
}: Services): HandlersOf<'listAudit' | 'recordExport'> {
  return {
    listAudit: ({ query, language }) =>
      recordPage({ db, counts }, auditSource, query, { now: now(), language }),

    // Only adds the request to the audit log.
    recordExport: ({ body: { list, records }, audit }) => {
      audit({ target: list, detail: String(records) });
      return Promise.resolve({ recorded: true });
    },
  };
}
