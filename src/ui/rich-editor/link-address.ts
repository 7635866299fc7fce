import { parseUrl } from '@/lib/parse-url';

/**
 * The address of a link as it is stored; undefined for one that leads nowhere safe: pages outside
 * begin with https://, those of this site with #/.
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^#\/\S*$/.test(address) || /^(?:mailto:\S+@\S+|tel:[+\d-]+)$/i.test(address)) return address;
  return /^https:\/\//i.test(address) && parseUrl(address) !== undefined ? address : undefined;
}
