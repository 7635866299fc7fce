import { pageSearch, searchOptions } from '@/lib/search';

/** What a list of entries is narrowed down to; absent where it isn't. */
export interface EntriesSearch {
  page?: number;
  keyword?: string;
  edition?: string;
  domain?: string;
  city?: string;
  award?: string;
}

const ENTRY_FILTERS = ['keyword', 'edition', 'domain', 'city', 'award'] as const;
const MAX_FILTER_LENGTH = 50;

/** Filters and page of the list of entries in the address; what is no text is left out. */
export function entriesSearch(search: Record<string, unknown>): EntriesSearch {
  const filters = ENTRY_FILTERS.flatMap((name) => {
    const value = search[name];
    const text = typeof value === 'string' ? value.trim().slice(0, MAX_FILTER_LENGTH).trim() : '';
    return text === '' ? [] : [[name, text] as const];
  });
  return { ...pageSearch(search), ...Object.fromEntries(filters) };
}

/** Options of the route of the list of entries, on both sites. */
export const entriesSearchOptions = searchOptions(entriesSearch);
