import type { ParsedLocation } from '@tanstack/react-router';

/** Returns an entry's key, which a private field of the router contains (decision 0051); empty if missing. */
export function entryKey({ state }: ParsedLocation): string {
  return state.__TSR_key ?? '';
}

/** Returns an entry's distance from the visit's first page; 0 for a typed URL. */
export function entryDepth(location: ParsedLocation | undefined): number {
  return location?.state.__TSR_index ?? 0;
}
