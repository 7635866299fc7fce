import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { localizeItem, storedText, textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';

type StaffEntryRules = Schemas['StaffEntryRules'];

/** Merges required documents with the stored names. Throws a business rule for a duplicate id. */
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
 * Merges an edition's entry rules with the stored ones. Throws a business rule if the minimum team size
 * exceeds the maximum.
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

/** Returns an edition's entry rules in the reader's language, or an empty object without rules. */
export function entryRulesOf(
  { requiredDocuments, ...limits }: StaffEntryRules,
  language: Language,
): Pick<Schemas['Match'], 'entryRules'> {
  const entryRules = {
    ...limits,
    ...(requiredDocuments && {
      requiredDocuments: requiredDocuments.map(({ id, name }) => {
        const { of, mark } = localizeItem([name], language);
        return { id, name: of(name), ...mark };
      }),
    }),
  };
  return Object.keys(entryRules).length > 0 ? { entryRules } : {};
}

/** Returns the names of an edition's required documents by id. */
export function documentNames(
  { requiredDocuments = [] }: StaffEntryRules,
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(requiredDocuments.map(({ id, name }) => [id, textFor(name, language)]));
}
