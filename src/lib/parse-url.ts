/** An address in its parts; undefined where it is none. As `URL.parse`, which is younger. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Whether an address from the server may be opened: http and https only. */
export function isWebAddress(address: string | undefined): address is string {
  if (address === undefined || !/^https?:\/\//i.test(address)) return false;
  return parseUrl(address) !== undefined;
}
