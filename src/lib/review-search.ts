export interface ReviewSearch {
  keywords?: string;
  status?: number;
  /** The language that the records have no written text in. */
  lacks?: 'US' | 'HK';
  page?: number;
}

/** What is searched for; undefined where nothing is. */
export function searchWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.trim();
  return words === '' ? undefined : words;
}

/** What of a list to review stands in the address; nonsense and defaults are left out. */
export function reviewSearch(search: Record<string, unknown>): ReviewSearch {
  const keywords = searchWords(search['keywords']);
  const lacks = search['lacks'];
  const [status, page] = [Number(search['status']), Number(search['page'])];
  return {
    ...(keywords !== undefined && { keywords }),
    ...((lacks === 'US' || lacks === 'HK') && { lacks }),
    ...(Number.isInteger(status) && status >= 1 && status <= 5 && { status }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The question to the server that stands behind an address. */
export function reviewQuery<Search extends ReviewSearch>({ page = 1, ...filters }: Search) {
  return { ...filters, current: page, size: 20 };
}
