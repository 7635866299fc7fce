import { useNavigate, useSearch } from '@tanstack/react-router';

/** Changed parts of a search; `undefined` takes a filter off. The search schema checks an order. */
export type SearchChanges<Search> = {
  [K in keyof Search]?: (K extends 'sort' ? string : Search[K]) | undefined;
};

/**
 * The search of a staff table, which the address holds: filters, order and page.
 * @param parse the search schema of the route; it leaves out what is empty, unknown or a default
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
    /** The record that the address asks to open. */
    open,
    /** Changes filters or the order, and shows the first page. */
    narrow: (changes: SearchChanges<Search>) => go({ ...search, page: undefined, ...changes }),
    /** Shows another page; the size is an option of some tables. */
    toPage: (page: number, size?: number) => go({ ...search, page, ...(size && { size }) }),
    /** Takes the opened record out of the address. */
    clearOpen: () => {
      if (open !== undefined) go(search);
    },
  };
}
