/** Page numbers of a pagination: first, last and the neighbours of the current page; `null` marks a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  const unique = [...new Set(wanted)];
  return unique.flatMap((page, at) => {
    const before = unique[at - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
