import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Names an entry of the history, as long as it is there. The router's own mark, which is private
 * (decision 0051); without it all entries share one name.
 */
export function entryKey({ state }: ParsedLocation): string {
  return state.__TSR_key ?? '';
}

/** How far from the first page of the visit an entry lies; a typed address is a first page again. */
export function entryDepth(location: ParsedLocation | undefined): number {
  return location?.state.__TSR_index ?? 0;
}
