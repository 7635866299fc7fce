import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { readingIn, storedText, textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';

type StaffEntryRules = Schemas['StaffEntryRules'];

/** Documents as they are stored. Throws the business rule against two with one identifier. */
function storedDocuments(
  documents: readonly Schemas['StaffRequiredDocument'][],
  before: readonly Schemas['StaffRequiredDocument'][] = [],
): Schemas['StaffRequiredDocument'][] {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  if (new Set(documents.map(({ id }) => id)).size < documents.length) {
    throw businessRule('requiredDocumentTwice');
  }
  return documents.map(({ id, name }) => ({ id, name: storedText(name, names.get(id)) }));
}

/**
 * What an edition asks of its entries, as it is stored when staff write `rules` in place of `before`.
 * Throws the business rule against a range of sizes that no team fits.
 */
export function storedEntryRules(
  rules: StaffEntryRules,
  before: StaffEntryRules = {},
): StaffEntryRules {
  const { requiredDocuments = [], ...limits } = rules;
  const { teamMin, teamMax } = limits;
  if (teamMin !== undefined && teamMax !== undefined && teamMin > teamMax) {
    throw businessRule('teamSizeOrder');
  }
  return {
    ...limits,
    ...(requiredDocuments.length > 0 && {
      requiredDocuments: storedDocuments(requiredDocuments, before.requiredDocuments),
    }),
  };
}

/** What an edition asks of its entries, as a reader gets it; nothing where it limits nothing. */
export function entryRulesOf(
  { requiredDocuments, ...limits }: StaffEntryRules,
  language: Language,
): Pick<Schemas['Match'], 'entryRules'> {
  const entryRules = {
    ...limits,
    ...(requiredDocuments && {
      requiredDocuments: requiredDocuments.map(({ id, name }) => {
        const { of, mark } = readingIn([name], language);
        return { id, name: of(name), ...mark };
      }),
    }),
  };
  return Object.keys(entryRules).length > 0 ? { entryRules } : {};
}

/** What an edition calls the documents that it asks for, by their identifiers. */
export function documentNames(
  { requiredDocuments = [] }: StaffEntryRules,
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(requiredDocuments.map(({ id, name }) => [id, textFor(name, language)]));
}
