/** Parses a URL; returns undefined if invalid. Replaces `URL.parse`, which older browsers lack. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Returns whether a URL from the server is safe to open: http and https only. */
export function isWebAddress(address: string | undefined): address is string {
  if (address === undefined || !/^https?:\/\//i.test(address)) return false;
  return parseUrl(address) !== undefined;
}
