import { useEffect, type RefObject } from 'react';

/** Calls `close` on a pointer press outside of `root` while `open`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
    };
  });
}
