import type { HandlersOf, Services } from '../http/services.ts';
import { recordPage } from '../http/record-source.ts';
import { attendeeSource } from './attendee-queries.ts';
import { requireActivity } from './queries.ts';
import type { WithNoticeSender } from '../notices/notice-sender.ts';

/** Handles attendees of activities for staff. */
export function attendeeHandlers({
  db,
  counts,
  noticeSender,
  now,
}: Services & WithNoticeSender): HandlersOf<'listAttendees'> {
  return {
    listAttendees: async ({ params: { id }, query, language }) => {
      await requireActivity(db, id);
      const source = attendeeSource(id, noticeSender.hasSmsGateway);
      return await recordPage({ db, counts }, source, query, { now: now(), language });
    },
  };
}
