/**
 * The place in the form of one record, of a field of a request that holds the whole list of records.
 * @param at the index of the record in the list
 * @returns undefined for a field of another record
 */
export function pathInList([list, index, ...field]: readonly string[], at: number) {
  if (list !== 'items') return index === undefined ? [list ?? ''] : undefined;
  return index === String(at) ? field : undefined;
}
