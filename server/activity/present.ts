import type { Schemas } from '../http/types.ts';
import { localizeRecord, type Localized } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { omitNull } from '../http/services.ts';
import { type ActivityRow, activityState } from './rules.ts';
import type { activitySignUps, users } from '../database/schema.ts';

/** Returns the contact of an activity as staff edit it. */
export function contactOf(row: ActivityRow): Schemas['StaffContact'] {
  const { contactName: name, contactEnglishName: englishName, contactPhone: mobilePhone } = row;
  return { name, mobilePhone, ...omitNull({ englishName }) };
}

/** Chooses one language for all texts of an activity, the same for the list and the activity's page. */
export function localizeActivity(row: ActivityRow, wanted: Language): Localized {
  const { title, city, address, description, cancelReason } = row;
  return localizeRecord([title, city, address, description, cancelReason], wanted);
}

/** Returns the fields of an activity, without texts, that responses to visitors and to staff contain. */
export function activityDetails(row: ActivityRow, now: Date) {
  const { id, kind, capacity, signedUp, browseNumber, coverFileId } = row;
  return {
    id,
    kind,
    capacity,
    signedUp,
    browseNumber,
    state: activityState(row, now),
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
    ...omitNull({ coverFileId }),
  };
}

/** Converts an activity for lists. */
export function activitySummary(
  row: ActivityRow,
  now: Date,
  wanted: Language,
): Schemas['ActivitySummary'] {
  const { of, languages } = localizeActivity(row, wanted);
  return {
    ...activityDetails(row, now),
    ...languages,
    title: of(row.title),
    city: of(row.city),
    address: of(row.address),
  };
}

/** Converts a sign-up for its user; includes the ticket only while it is valid. */
export function signUpOf(row: typeof activitySignUps.$inferSelect): Schemas['ActivitySignUp'] {
  const { activityId, status, ticket } = row;
  const signedUpAt = row.signedUpAt.toISOString();
  return { activityId, status, signedUpAt, ...(status !== 'cancelled' && { ticket }) };
}

/** Converts a user who has been checked in at the desk; adds the counts of the activity. */
export function attendee(
  { firstName, lastName, chineseName, phone }: typeof users.$inferSelect,
  { id: activityId, signedUp }: ActivityRow,
  checkedIn: number,
): Schemas['Attendee'] {
  return {
    activityId,
    firstName,
    lastName,
    chineseName,
    mobile: phone ?? '',
    checkedIn,
    signedUp,
  };
}
