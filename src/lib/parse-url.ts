/** An address in its parts; undefined where it is none. As `URL.parse`, which is younger. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
