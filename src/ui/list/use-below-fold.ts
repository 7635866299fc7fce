import { useDeferredValue } from 'react';

/**
 * False while a page is drawn for the first time, true right after: what lies below the fold waits
 * for it, so that the frame that shows the page comes sooner.
 */
export function useBelowFold(): boolean {
  return useDeferredValue(true, false);
}
