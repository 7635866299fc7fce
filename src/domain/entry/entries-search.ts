import { pageSearch, searchOptions } from '@/lib/search';

/** Published results without an award. */
export const ENTRY_RESULTS = ['shortlisted', 'finalist'] as const;

export type EntryResultName = (typeof ENTRY_RESULTS)[number];

export interface EntriesSearch {
  page?: number;
  keyword?: string;
  edition?: string;
  domain?: string;
  city?: string;
  award?: string;
  result?: EntryResultName;
}

const ENTRY_FILTERS = ['keyword', 'edition', 'domain', 'city', 'award'] as const;
const MAX_FILTER_LENGTH = 50;

/** Parses filters and page from the URL; omits invalid ones. */
export function entriesSearch(search: Record<string, unknown>): EntriesSearch {
  const filters = ENTRY_FILTERS.flatMap((name) => {
    const value = search[name];
    const text = typeof value === 'string' ? value.trim().slice(0, MAX_FILTER_LENGTH).trim() : '';
    return text === '' ? [] : [[name, text] as const];
  });
  const result = ENTRY_RESULTS.find((name) => name === search['result']);
  return {
    ...pageSearch(search),
    ...Object.fromEntries(filters),
    ...(result !== undefined && { result }),
  };
}

/** Route options of the list of entries, on both sites. */
export const entriesSearchOptions = searchOptions(entriesSearch);
