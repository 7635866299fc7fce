import { useSyncExternalStore } from 'react';

/** Spec section 9: up to here a screen is a phone's. */
const query = () => window.matchMedia('(width <= 480px)');

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
}

/** Whether the screen is at most 480 px wide. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
