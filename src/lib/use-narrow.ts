import { useCallback, useSyncExternalStore } from 'react';

/** Spec section 9: up to here a screen is a phone's. */
const PHONE = 480;

/** Whether the screen is at most so wide, in pixels; a phone's where nothing is said. */
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
