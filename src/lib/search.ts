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

/** What the route of a page needs whose data and content depend on all that `read` finds in the address. */
export function readBy<T>(read: (search: Record<string, unknown>) => T) {
  return { validateSearch: read, loaderDeps: ({ search }: { search: T }) => search };
}

/** The address of what has an id. */
export const idAddress = readBy(idSearch);
