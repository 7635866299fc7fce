import type { Schemas } from '../../http/types.ts';
import type { LocalizedText } from '../../localized/localized.ts';
import { isBlankRichText } from '../../localized/rich-text.ts';
import type { EditionRow } from './rules.ts';

type Check = Schemas['MatchCheck'];

/** Checks that must pass before publication, because teams can't enter without tracks and statement. */
const REQUIRED: ReadonlySet<Check['check']> = new Set(['tracks', 'statement']);

const written = (text: string | undefined) => text !== undefined && !isBlankRichText(text);

/** Returns the state of texts. Traditional Chinese is optional, because it is converted if absent. */
function stateOf(texts: readonly LocalizedText[]): Check['state'] {
  if (!texts.some(({ CN }) => written(CN))) return 'missing';
  return texts.every(({ CN, US }) => !written(CN) || written(US)) ? 'done' : 'partial';
}

/** Returns whether the name, in any language, contains another year but not the edition's year. */
function namesOtherYear({ name, year }: EditionRow): boolean {
  return [name.CN, name.US, name.HK].some((text) => {
    const years: string[] = text?.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    return years.length > 0 && !years.includes(String(year));
  });
}

/** Names in site-wide lists that every edition uses. */
export interface SiteNames {
  tracks: LocalizedText[];
  contacts: LocalizedText[];
  organisations: LocalizedText[];
}

/** Returns the publication checklist of an edition, in the order of the editing steps. */
export function editionChecks(edition: EditionRow, site: SiteNames): Check[] {
  const names = (rows: readonly { name: LocalizedText }[]) => rows.map(({ name }) => name);
  const { stages, prizes, criteria, statement, statementTitle } = edition;
  const { requiredDocuments = [] } = edition.entryRules;
  const texts = [edition.name, edition.theme, ...names(stages), ...names(requiredDocuments)];
  const states: Record<Check['check'], Check['state']> = {
    texts: namesOtherYear(edition) ? 'otherYear' : stateOf(texts),
    introduction: stateOf([edition.introduction]),
    banner: edition.bannerFileId === null ? 'missing' : 'done',
    prizes: stateOf(names(prizes)),
    tracks: stateOf(site.tracks),
    guide: stateOf([edition.guide]),
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

/** Returns whether all required checks pass. */
export function isComplete(edition: EditionRow, site: SiteNames): boolean {
  return editionChecks(edition, site).every(
    ({ required, state }) => !required || state !== 'missing',
  );
}
