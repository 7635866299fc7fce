import type { activities } from '../database/schema.ts';
import type { NoticeValues } from '../database/schema/notice.ts';

type ActivityRow = typeof activities.$inferSelect;

/** Returns the values of a notice about an activity. */
export function activityValues({ id, title, start, address }: ActivityRow): NoticeValues {
  return { id, title, time: start.toISOString(), place: address };
}
