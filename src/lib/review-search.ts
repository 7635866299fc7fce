export interface ReviewSearch {
  keywords?: string;
  status?: number;
  page?: number;
}

/** What of a list to review stands in the address; nonsense and defaults are left out. */
export function reviewSearch(search: Record<string, unknown>): ReviewSearch {
  const { keywords } = search;
  const [status, page] = [Number(search['status']), Number(search['page'])];
  return {
    ...(typeof keywords === 'string' && keywords.trim() !== '' && { keywords: keywords.trim() }),
    ...(Number.isInteger(status) && status >= 1 && status <= 5 && { status }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The question to the server that stands behind an address. */
export function reviewQuery({ page = 1, ...filters }: ReviewSearch) {
  return { ...filters, current: page, size: 20 };
}
