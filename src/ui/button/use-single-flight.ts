import { useRef, useState } from 'react';

/**
 * An action that can be pressed twice without being done twice: a click while it runs does
 * nothing. `act` tells its own failures.
 * @returns the action, and whether it is running
 */
export function useSingleFlight<A extends unknown[]>(
  act: (...parts: A) => Promise<void>,
): [start: (...parts: A) => void, busy: boolean] {
  // Beside the state: two presses in one frame see the same state.
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
