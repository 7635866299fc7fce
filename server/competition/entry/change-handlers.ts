import { notFound } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';
import { readEntry } from './decision-queries.ts';
import { requestChanges, withdrawChanges } from './request-changes.ts';
import { staffEntries } from './staff-row-queries.ts';

/** Handles requests for changes of entries. */
export function changeHandlers({
  db,
  noticeSender,
  now,
}: Services & WithNoticeSender): HandlersOf<'requestChanges' | 'withdrawChanges'> {
  const forStaff = async (tx: Transaction, id: string) => {
    const rows = [await readEntry(tx, id)];
    const [entry] = await staffEntries(tx, rows, noticeSender.hasSmsGateway);
    if (entry === undefined) throw notFound();
    return entry;
  };
  return {
    requestChanges: ({ body, session: { userId }, audit }) => {
      audit({ detail: `until ${body.until}` });
      return db.transaction(async (tx) => {
        await requestChanges(tx, body, { userId, at: now() });
        return await forStaff(tx, body.id);
      });
    },

    withdrawChanges: ({ params: { id } }) =>
      db.transaction(async (tx) => await forStaff(tx, await withdrawChanges(tx, id, now()))),
  };
}
