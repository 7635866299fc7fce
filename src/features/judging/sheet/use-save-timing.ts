import { useEffect, useRef } from 'react';

/** Delay between a change and its save on the server, in milliseconds. */
const SAVED_AFTER = 1500;

/**
 * Calls `save` after a pause in typing, once the network is back, and when the page is left.
 * @param save saves unsaved input; does nothing without any
 */
export function useSaveTiming(save: () => void) {
  const latest = useRef(save);
  const timer = useRef(0);
  useEffect(() => {
    latest.current = save;
  });

  const cancel = () => {
    window.clearTimeout(timer.current);
    timer.current = 0;
  };
  const saveSoon = () => {
    cancel();
    timer.current = window.setTimeout(() => latest.current(), SAVED_AFTER);
  };

  useEffect(() => {
    const saveNow = () => latest.current();
    // Input that was restored from the device.
    timer.current = window.setTimeout(saveNow, SAVED_AFTER);
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      window.clearTimeout(timer.current);
      saveNow();
    };
  }, []);

  return { saveSoon, cancel };
}
