import { keepFocus } from '@/lib/page/keep-focus';
import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';

/** Maximum time between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** Last pointer press in the window. */
let pressed: PointerEvent | undefined;

// Undefined in Node (tests).
if ('addEventListener' in globalThis)
  addEventListener(
    'pointerdown',
    (press) => {
      pressed = press;
    },
    { capture: true, passive: true },
  );

function isPointerDown(button: Element): boolean {
  if (!pressed) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientX: x, clientY: y } = pressed;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Disables a button for 500 ms if it appears under the last pointer press, so that the second click
 * of a double click doesn't hit a button that has replaced the first. If the focused button is
 * removed, its closest remaining ancestor receives focus.
 * @param outer ref of the caller, which also receives the button
 */
export function useClickGuard(outer?: Ref<HTMLButtonElement>) {
  const [settled, setSettled] = useState(true);
  const element = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    outer,
    () => element.current,
  );
  const ref = useCallback((button: HTMLButtonElement) => {
    element.current = button;
    const appearsUnderPointer = isPointerDown(button);
    // A page restored from the hidden state may have left the button disabled.
    setSettled(!appearsUnderPointer);
    const timer = appearsUnderPointer ? setTimeout(setSettled, DOUBLE_CLICK, true) : undefined;
    return () => {
      clearTimeout(timer);
      keepFocus(button);
    };
  }, []);
  return { ref, settled };
}
