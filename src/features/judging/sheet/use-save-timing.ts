import { useCallback, useEffect, useRef } from 'react';

/** Delay between a change and its save on the server, in milliseconds. */
const SAVED_AFTER = 1500;

/**
 * Calls `save` after a pause in typing, once the network is back, and when the page is left.
 * @param save saves unsaved input, if there is any
 * @returns function that must be called on every change
 */
export function useSaveTiming(save: () => void): () => void {
  const latest = useRef(save);
  const timer = useRef(0);
  useEffect(() => {
    latest.current = save;
  });

  const saveSoon = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), SAVED_AFTER);
  }, []);

  useEffect(() => {
    const saveNow = () => latest.current();
    // Saves input that was restored from the device.
    saveSoon();
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      window.clearTimeout(timer.current);
      saveNow();
    };
  }, [saveSoon]);

  return saveSoon;
}
