import { useRef, useState } from 'react';

/**
 * Guards an action against repeated clicks: ignores calls while the action runs. `act` must handle
 * its errors.
 * @returns the guarded action, and whether it is running
 */
export function useSingleFlight<A extends unknown[]>(
  act: (...parts: A) => Promise<void>,
): [start: (...parts: A) => void, busy: boolean] {
  // A ref besides the state: two clicks within a frame see the same state.
  const running = useRef(false);
  const [loading, setLoading] = useState(false);
  const start = (...parts: A) => {
    if (running.current) return;
    running.current = true;
    setLoading(true);
    void act(...parts).finally(() => {
      running.current = false;
      setLoading(false);
    });
  };
  return [start, loading];
}
