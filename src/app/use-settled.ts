import { useEffect, useState } from 'react';
import { SETTLED } from '@/lib/when-idle';

/** Whether the site has stood for so long that its first page has what it fetches itself. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return settled;
}
