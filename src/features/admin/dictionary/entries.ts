import type { MappingEntry } from '@/api/generated/model';
import { containsWords } from '@/lib/contains-words';

/** Returns the types of the entries, sorted by code. */
export function dictionaryTypes(entries: readonly MappingEntry[]): string[] {
  return [...new Set(entries.map(({ dictType }) => dictType))].sort();
}

interface Wanted {
  type: string | undefined;
  keywords: string;
  /** Returns the localized name of a type, if it has one. */
  typeName: (type: string) => string | undefined;
}

/** Filters entries by type and by keywords, which must all occur in type, value or labels. */
export function findEntries(
  entries: readonly MappingEntry[],
  { type, keywords, typeName }: Wanted,
): MappingEntry[] {
  return entries.filter(({ dictType, value, labels }) => {
    if (type !== undefined && dictType !== type) return false;
    const names = [dictType, typeName(dictType) ?? '', value, ...Object.values(labels)];
    return containsWords(names.join('\n'), keywords);
  });
}

export function entriesOf(
  entries: readonly MappingEntry[],
  type: string | undefined,
): MappingEntry[] {
  return entries.filter(({ dictType }) => dictType === type);
}
