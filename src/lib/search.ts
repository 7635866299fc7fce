/** A list's page in the address: a positive whole number; absent for the first page or nonsense. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}

/** The id of what a page shows; an address without one leads to "not found" in the page. */
export function idSearch(search: Record<string, unknown>): { id: string } {
  const { id } = search;
  return { id: typeof id === 'string' ? id : '' };
}

/** The activity that a page shows, and the check-in code that was scanned at its venue. */
export function activityIdSearch(search: Record<string, unknown>): { id: string; code?: string } {
  const { code } = search;
  const isCode = typeof code === 'string' && /^\d{6}$/.test(code);
  return { ...idSearch(search), ...(isCode && { code }) };
}

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
