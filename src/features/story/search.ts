/** Parses the search parameter `domain`: the selected track, or none for all. */
export function domainSearch(search: Record<string, unknown>): { domain?: string } {
  const { domain } = search;
  return typeof domain === 'string' && domain !== '' ? { domain } : {};
}
