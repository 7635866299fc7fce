import { useNavigate, useSearch } from '@tanstack/react-router';

/** Changes of search parameters; `undefined` removes one. The search schema validates `sort`. */
export type SearchChanges<Search> = {
  [K in keyof Search]?: (K extends 'sort' ? string : Search[K]) | undefined;
};

/**
 * Search parameters of a staff table: filters, order and page.
 * @param parse the route's search schema; omits empty, unknown and default values
 */
export function useTableSearch<Search extends { page?: number; open?: string }>(
  parse: (search: Record<string, unknown>) => Search,
) {
  const { open, ...search } = parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: Record<string, unknown>) =>
    void navigate({ to: '.', search: parse(next) as never });
  return {
    search,
    /** Value of the search parameter `open`. */
    open,
    /** Changes filters or order and returns to the first page. */
    narrow: (changes: SearchChanges<Search>) => go({ ...search, page: undefined, ...changes }),
    /** Goes to a page; optionally changes the page size. */
    toPage: (page: number, size?: number) => go({ ...search, page, ...(size && { size }) }),
    /** Removes the search parameter `open`. */
    clearOpen: () => {
      if (open !== undefined) go(search);
    },
  };
}
