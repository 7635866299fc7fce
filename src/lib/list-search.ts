/** Sort order by a field; `-` means descending. */
export type SortBy<Field extends string> = Field | `-${Field}`;

export interface ListSearch<Sort extends string = string> {
  keywords?: string;
  status?: number;
  /** Selects records without a written text in this language. */
  lacks?: 'US' | 'HK';
  sort?: Sort;
  page?: number;
}

export function searchWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.trim();
  return words === '' ? undefined : words;
}

/** Parses a sort order; returns undefined if the list doesn't support it. */
export function sortOf<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): SortBy<Field> | undefined {
  return fields
    .flatMap((field): SortBy<Field>[] => [field, `-${field}`])
    .find((sort) => sort === value);
}

/** Parses the URL parameters of a review list; omits invalid values and defaults. */
export function listSearch<Field extends string = never>(
  search: Record<string, unknown>,
  fields: readonly Field[] = [],
): ListSearch<SortBy<Field>> {
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

/** Returns the request parameters for a list's URL parameters. */
export function listQuery<Search extends ListSearch>({ page = 1, ...filters }: Search) {
  return { ...filters, current: page, size: 20 };
}
