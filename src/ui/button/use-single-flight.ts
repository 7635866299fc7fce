import { useRef, useState } from 'react';

/**
 * Runs an action once at a time: calls during a run are ignored. `act` must handle its own errors.
 * @returns the guarded action, and whether it is running
 */
export function useSingleFlight<A extends unknown[]>(
  act: (...parts: A) => Promise<void>,
): [start: (...parts: A) => void, busy: boolean] {
  // A ref besides the state: two clicks within a frame see the same state.
  const going = useRef(false);
  const [loading, setLoading] = useState(false);
  const start = (...parts: A) => {
    if (going.current) return;
    going.current = true;
    setLoading(true);
    void act(...parts).finally(() => {
      going.current = false;
      setLoading(false);
    });
  };
  return [start, loading];
}
