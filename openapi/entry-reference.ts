/**
 * Returns the reference number of an entry, which people can read out: the last eight letters and
 * digits of its identifier. Staff find the entry by it (`listStaffProjects`).
 */
export function entryReference(id: string): string {
  const text = id
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(-8);
  return text.replace(/^(.{4})(?=.)/, '$1-');
}
