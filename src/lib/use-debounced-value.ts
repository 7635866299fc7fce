import { useEffect, useState } from 'react';

/** How long typing rests before the server is asked, milliseconds. */
const REST = 200;

/** A text as it was when typing last rested: what the server is asked for. */
export function useDebouncedValue(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(typed.trim()), REST);
    return () => {
      window.clearTimeout(timer);
    };
  }, [typed]);
  return debounced;
}
