import { asc } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { companies } from '../database/schema.ts';
import { escaped } from './escaped.ts';
import { currentMatch } from '../competition/match/rules.ts';
import { publishedMatches } from '../competition/match/queries.ts';
import { recentlyRead } from '../base/recently-read.ts';
import { LANGUAGES, message, type MessageId } from '../base/messages.ts';

/** Writes what the page for browsers that the site doesn't run in says of the competition. */
export type CompetitionWriter = () => Promise<string>;

/** Enough to reach somebody: the page is a part of every response with the site's HTML. */
const CONTACTS = 4;

/** A word in every language: nothing that could choose one runs where this is read. */
function words(id: MessageId): string {
  return LANGUAGES.map((tag) => `<span lang="${tag}">${message(tag, id)}</span>`).join(' / ');
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
 * The current edition's name and the contacts, as HTML; each as far as the site has
 * it. Everyone may read all of it (`getMatchInfo`, `listCompanies`).
 */
export function competitionWriter(db: Database, now: () => Date): CompetitionWriter {
  const read = async () => {
    const match = currentMatch(await publishedMatches(db), now());
    const groups = await db.select().from(companies).orderBy(asc(companies.position));
    return (match === undefined ? '' : `<h1>${escaped(match.name.CN)}</h1>`) + contactLines(groups);
  };
  return recentlyRead(read, FRESH, now);
}
