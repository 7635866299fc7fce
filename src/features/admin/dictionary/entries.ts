import type { MappingEntry } from '@/api/generated/model';
import { containsWords } from '@/lib/contains-words';

/** The types that the entries belong to, in alphabetical order. */
export function dictionaryTypes(entries: readonly MappingEntry[]): string[] {
  return [...new Set(entries.map(({ dictType }) => dictType))].sort();
}

interface Wanted {
  type: string | undefined;
  keywords: string;
  /** What a type is called, where it has a name. */
  typeName: (type: string) => string | undefined;
}

/** The entries of a type whose value, labels or type hold every one of the keywords. */
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

/** The entries of one type. */
export function entriesOf(
  entries: readonly MappingEntry[],
  type: string | undefined,
): MappingEntry[] {
  return entries.filter(({ dictType }) => dictType === type);
}
