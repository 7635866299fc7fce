import type { Schemas } from '../http/types.ts';
import { cleanLocalized } from '../localized/rich-text.ts';
import { omitNull } from '../http/services.ts';
import type { ActivityRow } from './rules.ts';
import type { RecordDetails } from '../records/record/record-versions.ts';
import { activityDetails, contactOf } from './present.ts';

/** Converts an activity to the body that staff edit. */
export function activityBody(row: ActivityRow): Schemas['StaffActivityBody'] {
  const { kind, title, city, address, capacity, published, coverFileId } = row;
  return {
    kind,
    title,
    city,
    address,
    capacity,
    published,
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
    description: cleanLocalized(row.description),
    contact: contactOf(row),
    ...omitNull({ coverFileId }),
  };
}

/** Data about an activity from other tables. */
export interface RelatedActivityData
  extends RecordDetails, Pick<Schemas['StaffActivity'], 'draft'> {
  checkedIn: number;
}

/** Converts an activity to the staff response, with its related data. */
export function staffActivity(
  row: ActivityRow,
  related: RelatedActivityData,
  now: Date,
): Schemas['StaffActivity'] {
  const { checkInCode, cancelReason } = row;
  return {
    ...activityDetails(row, now),
    ...activityBody(row),
    ...related,
    checkInCode,
    ...omitNull({ cancelReason }),
  };
}
