import type { organisations, projects } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { readingIn, readingOf, textFor } from '../../localized/localized.ts';
import { message, type Language } from '../../base/messages.ts';
import { cleanHtml } from '../../localized/rich-text.ts';
import { entryRulesOf } from './entry-rules.ts';
import { matchStatus, type MatchRow } from './rules.ts';
import { awardName, prizeOf, type StoredAward } from './prize-rules.ts';
import { omitNull } from '../../http/services.ts';
import type { CountedMatch } from './queries.ts';
import { closesAt } from '../../../openapi/event-clock.ts';

function figures(row: CountedMatch): Schemas['MatchFigures'] {
  const { prizePool, finance } = row;
  return { projects: row.projects, cities: row.cities, prizePool, finance };
}

/** An edition as the pages about the current one show it. */
export function matchOf(row: CountedMatch, now: Date, language: Language): Schemas['Match'] {
  const { id, year, edition, name, theme, stages, prizes, introduction, bannerFileId } = row;
  const named = [...stages, ...prizes].map((one) => one.name);
  const { languages, of } = readingOf([name, theme, introduction, ...named], language);
  return {
    id,
    year,
    edition,
    name: of(name),
    theme: of(theme),
    stages: stages.map((stage) => ({ ...stage, name: of(stage.name) })),
    prizes: prizes.map(({ name: prize, amount, count }) => ({ name: of(prize), amount, count })),
    status: matchStatus(row, now),
    signUpStart: row.signUpStart.toISOString(),
    signUpEnd: row.signUpEnd.toISOString(),
    introduction: cleanHtml(of(introduction)),
    ...omitNull({ bannerFileId, extendedFrom: row.extendedFrom?.toISOString() ?? null }),
    ...(row.signUpPaused && { signUpPaused: true }),
    ...entryRulesOf(row.entryRules, language),
    figures: figures(row),
    ...languages,
  };
}

/** An edition in a list of editions. */
export function editionSummary(
  row: CountedMatch,
  now: Date,
  language: Language,
): Schemas['EditionSummary'] {
  const { id, year, name } = row;
  const { languages, of } = readingOf([name], language);
  return {
    id,
    year,
    name: of(name),
    status: matchStatus(row, now),
    figures: figures(row),
    ...languages,
  };
}

/** What who signs up for an edition agrees to. */
export function statementOf(row: MatchRow, language: Language): Schemas['Statement'] {
  const { statementTitle, statement } = row;
  const { languages, of } = readingOf([statementTitle, ...statement], language);
  const titled = languages.language === 'CN' ? 'zh-CN' : language;
  return {
    title: statementTitle === null ? message(titled, 'statementTitle') : of(statementTitle),
    content: statement.map(of),
    ...languages,
  };
}

/** What the committee has written about taking part, as a reader gets it. */
export function guideOf({ guide, criteria }: MatchRow, language: Language): Schemas['Guide'] {
  const { languages, of } = readingOf([guide], language);
  return {
    content: cleanHtml(of(guide)),
    criteria: criteria.map(({ name, guidance, weight }) => {
      const reading = readingIn(guidance ? [name, guidance] : [name], language);
      return {
        name: reading.of(name),
        weight,
        ...(guidance && { guidance: reading.of(guidance) }),
        ...reading.mark,
      };
    }),
    ...languages,
  };
}

/** Who reads an edition, and when. */
interface EditionReading {
  /** Whether it is the one that the site is about. */
  current: boolean;
  now: Date;
  language: Language;
  /** Cities by their Chinese name, as winners keep it. */
  cityNames: ReadonlyMap<string, Schemas['Labels']>;
}

/** An edition as the pages about past editions show it. */
export function editionOf(
  row: CountedMatch,
  { current, now, language, cityNames }: EditionReading,
): Schemas['Edition'] {
  const { id, year, edition, name, theme, prizes, introduction, bannerFileId } = row;
  const { gallery, downloads } = row;
  const prizeNames = prizes.map((prize) => prize.name);
  const { languages, of } = readingOf([name, theme, introduction, ...prizeNames], language);
  const winners = row.winners.map((winner) => {
    const { award, prizeId = null } = winner;
    const prize = prizeOf(prizes, { prizeId, name: award });
    const city = cityNames.get(winner.city);
    return {
      ...winner,
      award: prize === undefined ? award : of(prize.name),
      city: city === undefined ? winner.city : textFor(city, language),
    };
  });
  return {
    id,
    year,
    edition,
    name: of(name),
    theme: of(theme),
    winners,
    gallery: gallery.map(({ fileId, caption }) => {
      const reading = readingIn([caption], language);
      return { fileId, caption: reading.of(caption), ...reading.mark };
    }),
    downloads: downloads.map(({ fileId, title }) => {
      const reading = readingIn([title], language);
      return { fileId, title: reading.of(title), ...reading.mark };
    }),
    current,
    status: matchStatus(row, now),
    start: row.begin.toISOString(),
    end: row.end.toISOString(),
    introduction: cleanHtml(of(introduction)),
    ...omitNull({ bannerFileId }),
    figures: figures(row),
    ...languages,
  };
}

/** What the home page counts down to. */
export function countdown(match: MatchRow, now: Date): Schemas['Countdown'] {
  const phase = matchStatus(match, now);
  const targets = {
    upcoming: match.signUpStart,
    signup: new Date(closesAt(match.signUpEnd)),
    reviewing: new Date(closesAt(match.end)),
    finished: null,
  };
  return { phase, target: targets[phase]?.toISOString() ?? null };
}

/** An organisation behind the competition. */
export function partnerOf(
  { id, kind, name, logoFileId, url }: typeof organisations.$inferSelect,
  language: Language,
): Schemas['Organisation'] {
  const { of, mark } = readingIn([name], language);
  return { id, kind, name: of(name), ...mark, ...omitNull({ logoFileId, url }) };
}

/** An awarded entry as its edition lists the winners. */
export function winnerOf(
  {
    project: { id: projectId, name, team, company, domain, city },
    award,
  }: { project: typeof projects.$inferSelect; award: StoredAward },
  prizes: MatchRow['prizes'],
  cityNames: ReadonlyMap<string, string>,
): Schemas['Winner'] {
  return {
    award: awardName(prizes, award),
    ...omitNull({ prizeId: award.prizeId }),
    title: name ?? '',
    company: company.name ?? team.leader ?? '',
    domain: domain ?? '',
    city: cityNames.get(city ?? '') ?? city ?? '',
    projectId,
  };
}
