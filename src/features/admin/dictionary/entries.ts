import type { MappingEntry } from '@/api/generated/model';

/** The types that the entries belong to, in alphabetical order. */
export function dictionaryTypes(entries: readonly MappingEntry[]): string[] {
  return [...new Set(entries.map(({ dictType }) => dictType))].sort();
}

/** The entries of a type whose value or labels hold every one of the keywords. */
export function findEntries(
  entries: readonly MappingEntry[],
  { type, keywords }: { type: string | undefined; keywords: string },
): MappingEntry[] {
  const words = keywords.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ dictType, value, labels }) => {
    if (type !== undefined && dictType !== type) return false;
    const text = [dictType, value, ...Object.values(labels)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The entries of one type. */
export function entriesOf(
  entries: readonly MappingEntry[],
  type: string | undefined,
): MappingEntry[] {
  return entries.filter(({ dictType }) => dictType === type);
}
