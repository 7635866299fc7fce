import { coverFile } from './cover-file.ts';
import { CURRENT_EDITION_ID } from './editions.ts';
import { COMMITTEE } from './news-committee.ts';
import { EXPRESS } from './news-express.ts';
import { FORMER } from './news-former.ts';
import { POLICY } from './news-policy.ts';
import { sourceOf } from './news-sources.ts';
import type { NewsRow } from './news-rows.ts';
import { speakerLines } from './portraits.ts';
import { TEAMS } from './news-teams.ts';
import { richText } from './rich-text.ts';
import { at } from './time.ts';
import type { DemoFile, DemoNews } from './types.ts';

const ROWS: readonly NewsRow[] = [...COMMITTEE, ...TEAMS, ...POLICY, ...EXPRESS, ...FORMER];

function key(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** Returns the articles, newest first. */
export function demoNews(now: Date): DemoNews[] {
  return ROWS.map(({ ago: [days, clock], ...row }, index) => ({
    id: `news-${key(index)}`,
    kind: row.kind,
    matchInfoId: row.edition ?? CURRENT_EDITION_ID,
    title: { CN: row.title, US: row.english.title },
    source: sourceOf(row.source),
    publishDate: at(now, -days, clock),
    coverFileId: `cover-news-${key(index)}`,
    summary: { CN: row.summary, US: row.english.summary },
    content: {
      CN: richText([...row.body, ...speakerLines(row.speakers, 'CN')]),
      US: richText([...row.english.body, ...speakerLines(row.speakers, 'US')]),
    },
    browseNumber: 180 + ((index * 397) % 1900) + days * 6,
  })).sort((a, b) => b.publishDate.localeCompare(a.publishDate));
}

/** Returns the covers of the articles. */
export function newsFiles(): DemoFile[] {
  return ROWS.map(({ look }, index) => coverFile(`cover-news-${key(index)}`, look));
}
