import { useEffect } from 'react';

type Go = (() => void) | undefined;

/** Elements that use the arrow keys themselves. */
const USES_ARROWS =
  'input, textarea, select, audio, video, [contenteditable], [role=dialog], [role=tab], [role=menu], [role=listbox], [role=combobox], [role=radiogroup], [role=slider], [role=grid]';

/** Goes to the previous and next record of a list with the left and right arrow keys. */
export function useNeighbourKeys(previous: Go, next: Go): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const go = { ArrowLeft: previous, ArrowRight: next }[event.key];
      const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
      if (go === undefined || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(USES_ARROWS) !== null) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}
