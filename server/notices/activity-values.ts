import type { activities } from '../database/schema.ts';
import type { NoticeValues } from '../database/schema/notice.ts';

type ActivityRow = typeof activities.$inferSelect;

/** What a notice about an activity names. */
export function activityValues({ id, title, start, address }: ActivityRow): NoticeValues {
  return { id, title, time: start.toISOString(), place: address };
}
