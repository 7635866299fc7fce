import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was when the browser last drew. For what may follow a page's change but must not
 * hold it up: `useDeferredValue` draws it second too, yet before the first is on the screen.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task set from a frame's callback runs when that frame has been drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
