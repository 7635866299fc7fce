import type { HandlersOf, Services } from '../../http/services.ts';
import { recordPage } from '../../http/record-source.ts';
import { auditSource } from './audit-queries.ts';

/** The record of what staff did. */
export function auditHandlers({
  db,
  counts,
  now,
}: Services): HandlersOf<'listAudit' | 'recordExport'> {
  return {
    listAudit: ({ query, language }) =>
      recordPage({ db, counts }, auditSource, query, { now: now(), language }),

    // The call itself is what is recorded.
    recordExport: ({ body: { list, records }, audit }) => {
      audit({ target: list, detail: String(records) });
      return Promise.resolve({ recorded: true });
    },
  };
}
