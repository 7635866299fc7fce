import type { organisations, projects } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { localizeItem, localizeRecord, textFor } from '../../localized/localized.ts';
import { message, type Language } from '../../base/messages.ts';
import { cleanHtml, isBlankRichText } from '../../localized/rich-text.ts';
import { entryRulesOf } from './entry-rules.ts';
import { editionStatus, type EditionRow } from './rules.ts';
import { awardName, prizeOf, type StoredAward } from './prize-rules.ts';
import { omitNull } from '../../http/services.ts';
import type { CountedEdition } from './queries.ts';
import { closesAt } from '../../../openapi/event-clock.ts';

function figures(row: CountedEdition): Schemas['MatchFigures'] {
  const { prizePool, finance } = row;
  return { projects: row.projects, cities: row.cities, prizePool, finance };
}

/** Converts the current edition. */
export function currentEditionOf(
  row: CountedEdition,
  now: Date,
  language: Language,
): Schemas['Match'] {
  const { id, year, edition, name, theme, stages, prizes, introduction, bannerFileId } = row;
  const named = [...stages, ...prizes].map((one) => one.name);
  const { languages, of } = localizeRecord([name, theme, introduction, ...named], language);
  return {
    id,
    year,
    edition,
    name: of(name),
    theme: of(theme),
    stages: stages.map((stage) => ({ ...stage, name: of(stage.name) })),
    prizes: prizes.map(({ name: prize, amount, count }) => ({ name: of(prize), amount, count })),
    status: editionStatus(row, now),
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

export function editionSummary(
  row: CountedEdition,
  now: Date,
  language: Language,
): Schemas['EditionSummary'] {
  const { id, year, name } = row;
  const { languages, of } = localizeRecord([name], language);
  return {
    id,
    year,
    name: of(name),
    status: editionStatus(row, now),
    figures: figures(row),
    ...languages,
  };
}

/** Returns the statement that teams agree to. */
export function statementOf(row: EditionRow, language: Language): Schemas['Statement'] {
  const { statementTitle, statement } = row;
  const { languages, of } = localizeRecord([statementTitle, ...statement], language);
  const titled = languages.language === 'CN' ? 'zh-CN' : language;
  return {
    title: statementTitle === null ? message(titled, 'statementTitle') : of(statementTitle),
    content: statement.map(of),
    ...languages,
  };
}

/** Returns the guide for teams and the judging criteria in the reader's language. */
export function guideOf({ guide, criteria }: EditionRow, language: Language): Schemas['Guide'] {
  const { languages, of } = localizeRecord([guide], language);
  return {
    content: cleanHtml(of(guide)),
    criteria: criteria.map(({ name, guidance, weight }) => {
      const { of: textOf, mark } = localizeItem(guidance ? [name, guidance] : [name], language);
      return {
        name: textOf(name),
        weight,
        ...(guidance && { guidance: textOf(guidance) }),
        ...mark,
      };
    }),
    ...languages,
  };
}

/** Returns the winners with the current names of their prizes and cities, in the reader's language. */
export function winnersOf(
  { winners, prizes }: EditionRow,
  { language, cityNames }: Pick<EditionContext, 'language' | 'cityNames'>,
): Schemas['Winner'][] {
  return winners.map((winner) => {
    const { award, prizeId = null } = winner;
    const prize = prizeOf(prizes, { prizeId, name: award });
    const city = cityNames.get(winner.city);
    return {
      ...winner,
      award: prize === undefined ? award : textFor(prize.name, language),
      city: city === undefined ? winner.city : textFor(city, language),
    };
  });
}

interface EditionContext {
  /** Whether the edition is the current one. */
  current: boolean;
  now: Date;
  language: Language;
  /** City names by Chinese name, which winners contain. */
  cityNames: ReadonlyMap<string, Schemas['Labels']>;
}

/** Converts an edition for the pages about all editions. */
export function editionOf(
  row: CountedEdition,
  { current, now, language, cityNames }: EditionContext,
): Schemas['Edition'] {
  const { id, year, edition, name, theme, prizes, introduction, bannerFileId } = row;
  const { gallery, downloads } = row;
  const prizeNames = prizes.map((prize) => prize.name);
  const { languages, of } = localizeRecord([name, theme, introduction, ...prizeNames], language);
  return {
    id,
    year,
    edition,
    name: of(name),
    theme: of(theme),
    winners: winnersOf(row, { language, cityNames }),
    ...omitNull({ juryStatement: juryStatementOf(row, language) }),
    gallery: gallery.map(({ fileId, caption }) => {
      const localized = localizeItem([caption], language);
      return { fileId, caption: localized.of(caption), ...localized.mark };
    }),
    downloads: downloads.map(({ fileId, title }) => {
      const localized = localizeItem([title], language);
      return { fileId, title: localized.of(title), ...localized.mark };
    }),
    current,
    status: editionStatus(row, now),
    start: row.begin.toISOString(),
    end: row.end.toISOString(),
    introduction: cleanHtml(of(introduction)),
    ...omitNull({ bannerFileId }),
    figures: figures(row),
    ...languages,
  };
}

/** Returns the statement of the jury; null until the winners are published, and if there is none. */
function juryStatementOf({ winners, juryStatement }: EditionRow, language: Language) {
  if (winners.length === 0 || isBlankRichText(juryStatement.CN)) return null;
  return cleanHtml(textFor(juryStatement, language));
}

/** Returns the edition's phase and the target of the home page's countdown. */
export function countdown(edition: EditionRow, now: Date): Schemas['Countdown'] {
  const phase = editionStatus(edition, now);
  const targets = {
    upcoming: edition.signUpStart,
    signup: new Date(closesAt(edition.signUpEnd)),
    reviewing: new Date(closesAt(edition.end)),
    finished: null,
  };
  return { phase, target: targets[phase]?.toISOString() ?? null };
}

export function partnerOf(
  { id, kind, name, logoFileId, url }: typeof organisations.$inferSelect,
  language: Language,
): Schemas['Organisation'] {
  const { of, mark } = localizeItem([name], language);
  return { id, kind, name: of(name), ...mark, ...omitNull({ logoFileId, url }) };
}

/** Converts an awarded entry to a winner of its edition. */
export function winnerOf(
  {
    entry: { id: projectId, name, team, company, domain, city },
    award,
  }: { entry: typeof projects.$inferSelect; award: StoredAward },
  prizes: EditionRow['prizes'],
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
