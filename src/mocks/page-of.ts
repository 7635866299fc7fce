/** A page of results, as in every list of the contract. */
interface RecordPage<T> {
  records: T[];
  total: number;
  current: number;
  size: number;
}

/**
 * Returns a page of results.
 * @param all the records of all pages
 * @param page default: the first ten
 */
export function pageOf<T>(
  all: readonly T[],
  { current = 1, size = 10 }: { current?: number; size?: number } = {},
): RecordPage<T> {
  const records = all.slice((current - 1) * size, current * size);
  return { records, total: all.length, current, size };
}
