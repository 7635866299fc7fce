import { useEffect, useState } from 'react';
import { useComposing } from './composition';

/** Delay after the last input, in milliseconds. */
const DELAY = 200;

/** Returns the trimmed text after a pause in typing, outside of a composition. */
export function useDebouncedValue(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  const composing = useComposing();
  useEffect(() => {
    if (composing) return undefined;
    const timer = window.setTimeout(() => setDebounced(typed.trim()), DELAY);
    return () => {
      window.clearTimeout(timer);
    };
  }, [typed, composing]);
  return debounced;
}
