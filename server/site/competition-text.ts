import { asc } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { companies } from '../database/schema.ts';
import { escapeHtml } from './escape-html.ts';
import { currentEdition } from '../competition/edition/rules.ts';
import { publishedEditions } from '../competition/edition/queries.ts';
import { staleWhileRevalidate } from '../base/stale-while-revalidate.ts';
import { LANGUAGES, message, type MessageId } from '../base/messages.ts';

/** Returns HTML about the competition, for browsers that can't run the site. */
export type CompetitionWriter = () => Promise<string>;

/** Maximum number of contacts; small, because the text is part of every HTML response. */
const MAX_CONTACTS = 4;

/** Returns a message in all languages, because no script can choose one. */
function words(id: MessageId): string {
  return LANGUAGES.map((tag) => `<span lang="${tag}">${message(tag, id)}</span>`).join(' / ');
}

type CompanyRow = typeof companies.$inferSelect;

function contactLines(rows: readonly CompanyRow[]): string {
  const lines = rows.flatMap((company) =>
    company.contacts.map(({ name, mobilePhone }) =>
      [company.name.CN, name, mobilePhone].map(escapeHtml).join(' '),
    ),
  );
  if (lines.length === 0) return '';
  const items = lines.slice(0, MAX_CONTACTS).map((line) => `<li>${line}</li>`);
  return `<p>${words('contacts')}:</p><ul>${items.join('')}</ul>`;
}

/** Cache time in milliseconds. */
const CACHE_MILLISECONDS = 60_000;

/**
 * Returns a cached writer of the current edition's name and the contacts, which are public (`getMatchInfo`,
 * `listCompanies`).
 */
export function competitionWriter(db: Database, now: () => Date): CompetitionWriter {
  const read = async () => {
    const edition = currentEdition(await publishedEditions(db), now());
    const groups = await db.select().from(companies).orderBy(asc(companies.position));
    return (
      (edition === undefined ? '' : `<h1>${escapeHtml(edition.name.CN)}</h1>`) +
      contactLines(groups)
    );
  };
  return staleWhileRevalidate(read, CACHE_MILLISECONDS, now);
}
