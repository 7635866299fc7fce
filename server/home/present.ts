import { activitySummary } from '../activity/present.ts';
import type { Schemas } from '../http/types.ts';
import { localizeItem, textFor } from '../localized/localized.ts';
import type { Language } from '../base/messages.ts';
import { newsSummary } from '../content/news/present.ts';
import {
  countdown,
  editionSummary,
  currentEditionOf,
  partnerOf,
  winnersOf,
} from '../competition/edition/present.ts';
import type { CountedEdition } from '../competition/edition/queries.ts';
import type { HomeRows } from './queries.ts';

function highlightOf(
  { id, title, summary }: HomeRows['highlights'][number],
  language: Language,
): Schemas['MatchHome']['highlights'][number] {
  const { of, mark } = localizeItem([title, summary], language);
  return { id, title: of(title), summary: of(summary), ...mark };
}

function storySummary(
  { story, track }: HomeRows['stories'][number],
  language: Language,
): Schemas['MatchHome']['stories'][number] {
  const { id, title, summary, city, award } = story;
  const { of, mark } = localizeItem([title, summary, city, award], language);
  return {
    id,
    title: of(title),
    summary: of(summary),
    city: of(city),
    award: of(award),
    domain: textFor(track, language),
    ...mark,
  };
}

/** Maximum number of winners on the home page, as in the contract. */
const WINNERS_ON_HOME = 6;

/** Maps the home page to the contract; in a preview, of any edition. */
export function homeOf(
  edition: CountedEdition,
  rows: HomeRows,
  { editions, at, language }: { editions: readonly CountedEdition[]; at: Date; language: Language },
): Schemas['MatchHome'] {
  return {
    match: currentEditionOf(edition, at, language),
    countdown: countdown(edition, at),
    highlights: rows.highlights.map((row) => highlightOf(row, language)),
    express: rows.express.map((row) => newsSummary(row, language)),
    news: rows.news.map((row) => newsSummary(row, language)),
    activities: rows.activities.map((row) => activitySummary(row, at, language)),
    ...(edition.winners.length > 0 && {
      winners: winnersOf(edition, { language, cityNames: rows.cityNames }).slice(
        0,
        WINNERS_ON_HOME,
      ),
    }),
    editions: editions.map((row) => editionSummary(row, at, language)),
    stories: rows.stories.map((row) => storySummary(row, language)),
    partners: rows.partners.map((row) => partnerOf(row, language)),
  };
}
