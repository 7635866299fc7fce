import type { EntryKind, EntryRules, RequiredDocument } from '@/api/generated/model';
import type { EntryFile, EntryValues } from './entry-values';

/** Whether as many people are a team of the edition. */
export function isTeamSize(people: number, { teamMin = 1, teamMax = Infinity }: EntryRules) {
  return people >= teamMin && people <= teamMax;
}

/** How many members a team may name: the leader isn't one of them. */
export function memberLimit({ teamMax = Infinity }: EntryRules, limit: number): number {
  return Math.min(limit, teamMax - 1);
}

/** Who stands behind an entry whose company is called `name`. */
function kindOf(name: string | undefined): EntryKind {
  return (name ?? '').trim() === '' ? 'team' : 'company';
}

/** Whether an entry with such a company, or without one, may take part. */
export function isAllowedKind(name: string | undefined, { allowedKinds }: EntryRules): boolean {
  return allowedKinds?.includes(kindOf(name)) ?? true;
}

/** Whether the company of an entry was founded late enough, if there is one. */
export function isFoundedInTime(
  { name, founded }: NonNullable<EntryValues['company']>,
  { foundedAfter }: EntryRules,
): boolean {
  if (foundedAfter === undefined || kindOf(name) === 'team') return true;
  // Days as ISO 8601 writes them: the order of their texts is theirs.
  return (founded ?? '') >= foundedAfter;
}

/** The documents of the edition that none of the files is. */
export function missingDocuments(
  files: readonly Pick<EntryFile, 'document'>[],
  { requiredDocuments = [] }: EntryRules,
): RequiredDocument[] {
  const given = new Set(files.map(({ document }) => document));
  return requiredDocuments.filter(({ id }) => !given.has(id));
}
