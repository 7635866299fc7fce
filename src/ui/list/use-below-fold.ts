import { useDeferredValue } from 'react';

/** Returns false in the first render and true right after, to defer content below the fold. */
export function useBelowFold(): boolean {
  return useDeferredValue(true, false);
}
