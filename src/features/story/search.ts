/** The domain that the page shows alone, in the address; absent for all of them. */
export function domainSearch(search: Record<string, unknown>): { domain?: string } {
  const { domain } = search;
  return typeof domain === 'string' && domain !== '' ? { domain } : {};
}
