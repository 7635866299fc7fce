import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';

type Entry = Pick<Schemas['SaveProjectBody'], 'team' | 'members' | 'company' | 'attachments'>;
type Rules = Schemas['StaffEntryRules'];

function checkTeam({ team, members = [] }: Entry, { teamMin = 1, teamMax = Infinity }: Rules) {
  const size = team?.size ?? 1;
  if (size < teamMin) throw businessRule('teamTooSmall', { min: teamMin });
  // The leader isn't among the members.
  if (Math.max(size, members.length + 1) > teamMax) {
    throw businessRule('teamTooLarge', { max: teamMax });
  }
}

function checkCompany({ company = {} }: Entry, { allowedKinds, foundedAfter: day }: Rules) {
  const kind = (company.name ?? '').trim() === '' ? 'team' : 'company';
  if (allowedKinds !== undefined && !allowedKinds.includes(kind)) {
    throw businessRule(kind === 'team' ? 'companyNeeded' : 'companyNotAllowed');
  }
  // ISO 8601 dates sort as text.
  if (day !== undefined && kind === 'company' && (company.founded ?? '') < day) {
    throw businessRule('foundedTooEarly', { day });
  }
}

function checkDocuments(
  { attachments = [] }: Entry,
  { requiredDocuments = [] }: Rules,
  language: Language,
) {
  const given = new Set(attachments.map(({ document }) => document));
  const missing = requiredDocuments.find(({ id }) => !given.has(id));
  if (missing !== undefined) {
    throw businessRule('documentMissing', { name: textFor(missing.name, language) });
  }
}

/** The check of each rule; a rule without a check is a type error. */
const CHECKS: Record<keyof Rules, (entry: Entry, rules: Rules, language: Language) => void> = {
  teamMin: checkTeam,
  teamMax: checkTeam,
  allowedKinds: checkCompany,
  foundedAfter: checkCompany,
  requiredDocuments: checkDocuments,
};

/** Throws a business rule for the first of the edition's entry rules that a submitted entry violates. */
export function checkEntryRules(entry: Entry, rules: Rules, language: Language): void {
  for (const check of new Set(Object.values(CHECKS))) check(entry, rules, language);
}
