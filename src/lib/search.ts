/** A list's page in the address: a positive whole number; absent for the first page or nonsense. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}

/** The id of what a page shows; an address without one leads to "not found" in the page. */
export function idSearch(search: Record<string, unknown>): { id: string } {
  const { id } = search;
  return { id: typeof id === 'string' || typeof id === 'number' ? String(id) : '' };
}

/** The activity that a page shows, and the check-in code that was scanned at its venue. */
export function activityIdSearch(search: Record<string, unknown>): { id: string; code?: string } {
  // The router reads digits as a number, which loses zeros in front.
  const { code: given } = search;
  const code = typeof given === 'number' ? String(given).padStart(6, '0') : given;
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
const LONGEST_FILTER = 50;

/** Filters and page of the list of entries in the address; what is no text is left out. */
export function entriesSearch(search: Record<string, unknown>): EntriesSearch {
  const filters = ENTRY_FILTERS.flatMap((name) => {
    const value = search[name];
    // The router reads "440300" as a number.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' ? [] : [[name, text.slice(0, LONGEST_FILTER)] as const];
  });
  return { ...pageSearch(search), ...Object.fromEntries(filters) };
}
