import { useEffect, useRef, type RefObject } from 'react';
import { useSettings } from '@/settings/settings-store';
import type { Transition } from '@/settings/transitions';

async function runTransition(element: HTMLElement | null, transition: Transition): Promise<void> {
  const { playTransition } = await import('@/settings/play-transition');
  await playTransition(element, transition);
}

/** Plays the chosen transition on an element each time another page is shown in it. */
export function usePageTransition<E extends HTMLElement>(page: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { animate } = useSettings.getState();
    // Off for most visitors, who are sent nothing of it.
    if (!animate.disabled) void runTransition(element.current, animate);
  }, [page]);
  return element;
}
