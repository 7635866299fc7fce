/**
 * Maps a path in a request that contains a whole list to the path in the form of one record.
 * @param at index of the record in the list
 * @returns undefined for a field of another record
 */
export function pathInList([list, index, ...field]: readonly string[], at: number) {
  if (list !== 'items') return index === undefined ? [list ?? ''] : undefined;
  return index === String(at) ? field : undefined;
}
