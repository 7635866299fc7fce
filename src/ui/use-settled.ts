import { useCallback, useState, type MouseEvent } from 'react';

/** The longest time between the two presses of a double click, milliseconds. */
const DOUBLE_CLICK = 500;
/** How far apart they may be, pixels. */
const SAME_PLACE = 24;

interface Press {
  x: number;
  y: number;
  at: number;
  button: Element | null;
}

/** The last two presses of pointer or finger. */
let last: Press | undefined;
let before: Press | undefined;

if ('document' in globalThis) {
  const note = ({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent) => {
    before = last;
    last = { x, y, at, button: target instanceof Element ? target.closest('button') : null };
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
}

/** Whether a button lies where the screen was pressed last. */
function isUnderPress(button: Element): boolean {
  if (last === undefined) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return last.x >= left && last.x <= right && last.y >= top && last.y <= bottom;
}

/** Whether a click is the second half of a double click that began on another button. */
function isMeantForAnother({ detail, currentTarget }: MouseEvent): boolean {
  // 0: by a key or a screen reader, which name their button.
  if (detail === 0 || last === undefined || before === undefined) return false;
  const near = Math.hypot(last.x - before.x, last.y - before.y) <= SAME_PLACE;
  return near && last.at - before.at < DOUBLE_CLICK && before.button !== currentTarget;
}

interface Settled {
  ref: (button: HTMLButtonElement) => () => void;
  /** False for a moment after the button has appeared under a press. */
  settled: boolean;
  isMeantForAnother: (click: MouseEvent) => boolean;
}

/**
 * Keeps the second press of a double click from a button that has just taken the place of the one
 * that was meant: it is off for a moment where it appears there, and ignores the press where it
 * moves there.
 */
export function useSettled(): Settled {
  const [settled, setSettled] = useState(true);
  const ref = useCallback((button: HTMLButtonElement) => {
    if (!isUnderPress(button)) return () => undefined;
    setSettled(false);
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return { ref, settled, isMeantForAnother };
}
