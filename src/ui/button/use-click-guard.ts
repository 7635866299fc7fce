import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';

/** Longer than the time between the two presses of a double click, milliseconds. */
const DOUBLE_CLICK = 500;

/** Where pointer or finger pressed last, in the window. */
let pressed: PointerEvent | undefined;

// Tests in Node have none.
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
 * Keeps the second click of a double click from a button that has just taken the place of the one
 * that was meant: where it appears under the last click it is off for a moment.
 * @param outer the ref of who uses the button, which gets the button all the same
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
    // A page that is kept while it is hidden may have left it off.
    setSettled(!appearsUnderPointer);
    // Always something to end with: else React calls once more, with null.
    if (!appearsUnderPointer) return () => undefined;
    const timer = setTimeout(setSettled, DOUBLE_CLICK, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return { ref, settled };
}
