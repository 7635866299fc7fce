const UNITS = ['B', 'KB', 'MB', 'GB'];

/** Formats a size: `1.4 MB`, `50 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  const digits = value >= 100 || power === 0 ? 0 : 1;
  return `${Number(value.toFixed(digits))} ${UNITS[power] ?? ''}`;
}
