import type { ParsedLocation } from '@tanstack/react-router';

/** Returns an entry's key by a private field of the router (decision 0051), or an empty one. */
export function entryKey({ state }: ParsedLocation): string {
  return state.__TSR_key ?? '';
}

/** Returns an entry's distance from the visit's first page; 0 for a typed URL. */
export function entryDepth(location: ParsedLocation | undefined): number {
  return location?.state.__TSR_index ?? 0;
}
