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

/**
 * Options of a route whose page and loader depend on its search parameters.
 * @param read reads them from the address and leaves out what is none
 */
export function searchOptions<T>(read: (search: Record<string, unknown>) => T) {
  return { validateSearch: read, loaderDeps: ({ search }: { search: T }) => search };
}

/** Options of a route that shows the record of an id. */
export const idSearchOptions = searchOptions(idSearch);
