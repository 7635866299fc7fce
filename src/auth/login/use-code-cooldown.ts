import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** Wait before another code, in seconds (spec section 9). */
const WAIT_SECONDS = 60;

/** Purpose of a code; each has its own wait. */
export type CodeKind = 'sms' | 'find' | 'mobile' | 'email';

/** End of each wait, by this browser's clock; a wait continues while the forms are closed. */
export const useCodeCooldowns = create<Record<CodeKind, number>>()(() => ({
  sms: 0,
  find: 0,
  mobile: 0,
  email: 0,
}));

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

export function useCodeCooldown(kind: CodeKind) {
  const end = useCodeCooldowns((waits) => waits[kind]);
  const [, tick] = useState(0);
  useEffect(() => {
    if (secondsUntil(end) === 0) return undefined;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end]);
  return {
    /** Remaining seconds of the wait; 0: the button is enabled. */
    seconds: secondsUntil(end),
    begin: () => {
      useCodeCooldowns.setState({ [kind]: Date.now() + WAIT_SECONDS * 1000 });
    },
    cancel: () => {
      useCodeCooldowns.setState({ [kind]: 0 });
    },
  };
}
