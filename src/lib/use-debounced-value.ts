import { useEffect, useState } from 'react';
import { useComposing } from './composition';

/** How long typing rests before the server is asked, milliseconds. */
const REST = 200;

/** A text as it was when typing last rested, outside of a composition: the text to search for. */
export function useDebouncedValue(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  const composing = useComposing();
  useEffect(() => {
    if (composing) return undefined;
    const timer = window.setTimeout(() => setDebounced(typed.trim()), REST);
    return () => {
      window.clearTimeout(timer);
    };
  }, [typed, composing]);
  return debounced;
}
