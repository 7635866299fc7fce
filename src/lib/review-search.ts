/** A field that a list can be ordered by; with `-` in front the largest or last first. */
export type SortBy<Field extends string> = Field | `-${Field}`;

export interface ReviewSearch<Sort extends string = string> {
  keywords?: string;
  status?: number;
  /** The language that the records have no written text in. */
  lacks?: 'US' | 'HK';
  sort?: Sort;
  page?: number;
}

/** What is searched for; undefined where nothing is. */
export function searchWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.trim();
  return words === '' ? undefined : words;
}

/** The order that an address asks for; undefined for one that the list doesn't have. */
export function sortOf<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): SortBy<Field> | undefined {
  return fields
    .flatMap((field): SortBy<Field>[] => [field, `-${field}`])
    .find((sort) => sort === value);
}

/** What of a list to review stands in the address; nonsense and defaults are left out. */
export function reviewSearch<Field extends string = never>(
  search: Record<string, unknown>,
  fields: readonly Field[] = [],
): ReviewSearch<SortBy<Field>> {
  const keywords = searchWords(search['keywords']);
  const lacks = search['lacks'];
  const sort = sortOf(search['sort'], fields);
  const [status, page] = [Number(search['status']), Number(search['page'])];
  return {
    ...(keywords !== undefined && { keywords }),
    ...((lacks === 'US' || lacks === 'HK') && { lacks }),
    ...(Number.isInteger(status) && status >= 1 && status <= 5 && { status }),
    ...(sort !== undefined && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The question to the server that stands behind an address. */
export function reviewQuery<Search extends ReviewSearch>({ page = 1, ...filters }: Search) {
  return { ...filters, current: page, size: 20 };
}
