import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** Spec section 9: the wait before another code can be asked for, seconds. */
const WAIT_SECONDS = 60;

/** What a code is for; each has a wait of its own. */
export type CodeKind = 'sms' | 'find' | 'mobile' | 'email';

/** When each wait ends, by this browser's clock; it continues while the forms are closed. */
export const useCodeCooldowns = create<Record<CodeKind, number>>()(() => ({
  sms: 0,
  find: 0,
  mobile: 0,
  email: 0,
}));

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/** The countdown of a button that sends codes. */
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
    /** What is left of the wait; 0: the button is on. */
    seconds: secondsUntil(end),
    begin: () => {
      useCodeCooldowns.setState({ [kind]: Date.now() + WAIT_SECONDS * 1000 });
    },
    cancel: () => {
      useCodeCooldowns.setState({ [kind]: 0 });
    },
  };
}
