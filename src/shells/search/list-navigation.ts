import type { KeyboardEvent } from 'react';

/** Up and down walk from the text through the hits. */
export function moveSelection(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  stops.at(next % stops.length)?.focus();
}
