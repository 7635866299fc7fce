import { useCallback, useSyncExternalStore } from 'react';

/** Maximum width of phones, in pixels (spec section 9). */
const PHONE = 480;

/** Returns whether the screen is at most `width` pixels wide. */
export function useNarrow(width = PHONE): boolean {
  const query = useCallback(() => window.matchMedia(`(width <= ${String(width)}px)`), [width]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = query();
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query().matches);
}
