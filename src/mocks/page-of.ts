/** A page of records, as every list of the contract answers it. */
interface RecordPage<T> {
  records: T[];
  total: number;
  current: number;
  size: number;
}

/**
 * One page of some records, as a list answers it.
 * @param all the records of every page
 * @param page which one; the first ten where it doesn't say
 */
export function pageOf<T>(
  all: readonly T[],
  { current = 1, size = 10 }: { current?: number; size?: number } = {},
): RecordPage<T> {
  const records = all.slice((current - 1) * size, current * size);
  return { records, total: all.length, current, size };
}
