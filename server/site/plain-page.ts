import { asc } from 'drizzle-orm';
import { endWallClock, wallClock } from '../../openapi/event-clock.ts';
import type { Database } from '../database/open.ts';
import { companies } from '../database/schema.ts';
import { escaped } from './escaped.ts';
import { currentMatch, type MatchRow } from '../match/match-phase.ts';
import { publishedMatches } from '../match/match-rows.ts';
import { recentlyRead } from '../recently-read.ts';
import { LANGUAGES, message, type MessageId } from '../messages.ts';

/** Writes what the page for browsers that the site doesn't run in says of the competition. */
export type CompetitionWriter = () => Promise<string>;

/** Enough to reach somebody: the page is a part of every response with the site's HTML. */
const CONTACTS = 4;

/** A word in every language: nothing that could choose one runs where this is read. */
function words(id: MessageId): string {
  return LANGUAGES.map((tag) => `<span lang="${tag}">${message(tag, id)}</span>`).join(' / ');
}

/** Days by the calendar of Beijing, in the order that every language reads. */
function period(id: MessageId, from: Date, to: Date): string {
  return `<p>${words(id)}: ${wallClock(from).slice(0, 10)} – ${endWallClock(to).slice(0, 10)}</p>`;
}

function about({ name, signUpStart, signUpEnd, begin, end }: MatchRow): string {
  return [
    `<h1>${escaped(name.CN)}</h1>`,
    period('signUpPeriod', signUpStart, signUpEnd),
    period('competitionPeriod', begin, end),
  ].join('');
}

type CompanyRow = typeof companies.$inferSelect;

function contactLines(rows: readonly CompanyRow[]): string {
  const lines = rows.flatMap((company) =>
    company.contacts.map(({ name, mobilePhone }) =>
      [company.name.CN, name, mobilePhone].map(escaped).join(' '),
    ),
  );
  if (lines.length === 0) return '';
  const items = lines.slice(0, CONTACTS).map((line) => `<li>${line}</li>`);
  return `<p>${words('contacts')}:</p><ul>${items.join('')}</ul>`;
}

/** How long what was read is written into pages, milliseconds. */
const FRESH = 60_000;

/**
 * The current edition's name and dates, and who can be asked, as HTML; each as far as the site has
 * it. Everyone may read all of it (`getMatchInfo`, `listCompanies`).
 */
export function competitionWriter(db: Database, now: () => Date): CompetitionWriter {
  const read = async () => {
    const match = currentMatch(await publishedMatches(db), now());
    const groups = await db.select().from(companies).orderBy(asc(companies.position));
    return (match === undefined ? '' : about(match)) + contactLines(groups);
  };
  return recentlyRead(read, FRESH, now);
}
