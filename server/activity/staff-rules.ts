import type { Schemas } from '../http/types.ts';
import type { ActivityRow } from './rules.ts';
import { businessRule } from '../base/failure.ts';
import { storedText } from '../localized/localized.ts';
import { cleanHtml, filesOfText } from '../localized/rich-text.ts';

/** Converts a body to columns. Throws a business rule if the times are out of order. */
export function columnsOf(body: Schemas['StaffActivityBody'], stored?: ActivityRow) {
  const { kind, capacity, published, contact } = body;
  const [start, end] = [new Date(body.start), new Date(body.end)];
  const [signUpStart, signUpEnd] = [new Date(body.signUpStart), new Date(body.signUpEnd)];
  if (start >= end || signUpStart >= signUpEnd || signUpEnd > end) throw businessRule('timesOrder');
  return {
    kind,
    capacity,
    published,
    start,
    end,
    signUpStart,
    signUpEnd,
    title: storedText(body.title, stored?.title),
    city: storedText(body.city, stored?.city),
    address: storedText(body.address, stored?.address),
    coverFileId: body.coverFileId ?? null,
    contactName: contact.name,
    contactEnglishName: contact.englishName ?? null,
    contactPhone: contact.mobilePhone,
    description: storedText(body.description, stored?.description, cleanHtml),
  };
}

export const filesOf = ({ coverFileId, description }: Schemas['StaffActivityBody']) => [
  { kind: 'image' as const, id: coverFileId },
  ...filesOfText(description),
];

/** Returns whether the time or the Chinese place of a published activity has changed. */
export function changesTimeOrPlace(before: ActivityRow, after: ActivityRow): boolean {
  const timeAndPlace = ({ start, end, city, address }: ActivityRow) =>
    JSON.stringify([start, end, city.CN, address.CN]);
  return after.published && timeAndPlace(before) !== timeAndPlace(after);
}
