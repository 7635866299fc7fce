import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * A value as it was when the browser last drew. `useDeferredValue` draws it second too, yet before
 * the first is on the screen.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
