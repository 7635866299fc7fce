import { COMING } from './activities-coming.ts';
import { HELD } from './activities-held.ts';
import { cityNamed } from './city-names.ts';
import { coverFile } from './cover-file.ts';
import { CURRENT_EDITION_ID } from './editions.ts';
import { speakerLines } from './portraits.ts';
import { richText } from './rich-text.ts';
import { at } from './time.ts';
import type { DemoActivity, DemoFile } from './types.ts';

const ROWS = [...COMING, ...HELD];

function key(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** Returns activities in every state, upcoming ones first. */
export function demoActivities(now: Date): DemoActivity[] {
  return ROWS.map((row, index) => {
    const [day, from, to, lastDay = day] = row.when;
    const [attendees, capacity] = row.seats;
    return {
      id: `activity-${key(index)}`,
      matchInfoId: CURRENT_EDITION_ID,
      kind: row.kind,
      title: { CN: row.title, US: row.english.title },
      coverFileId: `cover-activity-${key(index)}`,
      start: at(now, day, from),
      end: at(now, lastDay, to),
      signUpStart: at(now, row.signUp[0], '09:00'),
      signUpEnd: at(now, row.signUp[1], '18:00'),
      city: cityNamed(row.place[0]),
      address: { CN: row.place[1], US: row.english.address },
      capacity,
      attendees,
      browseNumber: 240 + attendees * 9 + index * 37,
      description: {
        CN: richText([...row.about, ...speakerLines(row.speakers, 'CN')]),
        US: richText([...row.english.about, ...speakerLines(row.speakers, 'US')]),
      },
      contact: row.contact,
      checkInCode: `2026${key(index)}`,
    };
  });
}

/** Returns the covers of the activities. */
export function activityFiles(): DemoFile[] {
  return ROWS.map(({ look }, index) => coverFile(`cover-activity-${key(index)}`, look));
}
