import type { Schemas } from '../../http/types.ts';
import type { LocalizedText } from '../../localized/localized.ts';
import { showsNothing } from '../../localized/rich-text.ts';
import type { MatchRow } from './rules.ts';

type Check = Schemas['MatchCheck'];

/** Without these nobody could enter the edition. */
const REQUIRED: ReadonlySet<Check['check']> = new Set(['tracks', 'statement']);

const written = (text: string | undefined) => text !== undefined && !showsNothing(text);

/** How far texts are there: Traditional Chinese is converted where nobody writes it. */
function stateOf(texts: readonly LocalizedText[]): Check['state'] {
  if (!texts.some(({ CN }) => written(CN))) return 'missing';
  return texts.every(({ CN, US }) => !written(CN) || written(US)) ? 'done' : 'partial';
}

/** Whether the name contains a year, and not the edition's own, in any language. */
function namesOtherYear({ name, year }: MatchRow): boolean {
  return [name.CN, name.US, name.HK].some((text) => {
    const years: string[] = text?.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    return years.length > 0 && !years.includes(String(year));
  });
}

/** The names in the lists of the site that an edition uses. */
export interface SiteNames {
  tracks: LocalizedText[];
  contacts: LocalizedText[];
  organisations: LocalizedText[];
}

/** What visitors look for in an edition, in the order of the work, and whether it is there. */
export function matchChecks(match: MatchRow, site: SiteNames): Check[] {
  const names = (rows: readonly { name: LocalizedText }[]) => rows.map(({ name }) => name);
  const { stages, prizes, criteria, statement, statementTitle } = match;
  const { requiredDocuments = [] } = match.entryRules;
  const texts = [match.name, match.theme, ...names(stages), ...names(requiredDocuments)];
  const states: Record<Check['check'], Check['state']> = {
    texts: namesOtherYear(match) ? 'otherYear' : stateOf(texts),
    introduction: stateOf([match.introduction]),
    banner: match.bannerFileId === null ? 'missing' : 'done',
    prizes: stateOf(names(prizes)),
    tracks: stateOf(site.tracks),
    guide: stateOf([match.guide]),
    criteria: stateOf(
      criteria.flatMap(({ name, guidance }) => (guidance ? [name, guidance] : [name])),
    ),
    statement:
      statement.length === 0
        ? 'missing'
        : stateOf([...statement, ...(statementTitle === null ? [] : [statementTitle])]),
    contacts: stateOf(site.contacts),
    organisations: stateOf(site.organisations),
  };
  return Object.entries(states).map(([name, state]) => {
    const check = name as Check['check'];
    return { check, state, required: REQUIRED.has(check) };
  });
}

/** Whether an edition has all that publishing it needs. */
export function isComplete(match: MatchRow, site: SiteNames): boolean {
  return matchChecks(match, site).every(({ required, state }) => !required || state !== 'missing');
}
