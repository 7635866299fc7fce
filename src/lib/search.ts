/** Parses a page number; omits page 1 and invalid values. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}

/** Parses the id of a detail page; a missing id is empty, and the page shows "not found". */
export function idSearch(search: Record<string, unknown>): { id: string } {
  const { id } = search;
  return { id: typeof id === 'string' ? id : '' };
}

/**
 * Route options of a page whose loader depends on search parameters.
 * @param read parses the parameters and omits invalid ones
 */
export function searchOptions<T>(read: (search: Record<string, unknown>) => T) {
  return { validateSearch: read, loaderDeps: ({ search }: { search: T }) => search };
}

/** Route options of a detail page. */
export const idSearchOptions = searchOptions(idSearch);
