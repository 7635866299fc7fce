import type { EntryKind, EntryRules, RequiredDocument } from '@/api/generated/model';
import type { EntryFile, EntryValues } from './entry-values';

export function isTeamSize(people: number, { teamMin = 1, teamMax = Infinity }: EntryRules) {
  return people >= teamMin && people <= teamMax;
}

/** Returns the maximum number of members besides the leader. */
export function memberLimit({ teamMax = Infinity }: EntryRules, limit: number): number {
  return Math.min(limit, teamMax - 1);
}

function kindOf(name: string | undefined): EntryKind {
  return (name ?? '').trim() === '' ? 'team' : 'company';
}

/** Returns whether an entry with this company, or without one, may take part. */
export function isAllowedKind(name: string | undefined, { allowedKinds }: EntryRules): boolean {
  return allowedKinds?.includes(kindOf(name)) ?? true;
}

/** Returns whether an entry's company, if any, was founded late enough. */
export function isFoundedInTime(
  { name, founded }: NonNullable<EntryValues['company']>,
  { foundedAfter }: EntryRules,
): boolean {
  if (foundedAfter === undefined || kindOf(name) === 'team') return true;
  // ISO 8601 days sort as text.
  return (founded ?? '') >= foundedAfter;
}

export function missingDocuments(
  files: readonly Pick<EntryFile, 'document'>[],
  { requiredDocuments = [] }: EntryRules,
): RequiredDocument[] {
  const given = new Set(files.map(({ document }) => document));
  return requiredDocuments.filter(({ id }) => !given.has(id));
}
