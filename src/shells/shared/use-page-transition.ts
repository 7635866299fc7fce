import { useEffect, useRef, type RefObject } from 'react';
import { useSettings } from '@/settings/settings-store';
import type { Transition } from '@/settings/transitions';

async function runTransition(element: HTMLElement | null, transition: Transition): Promise<void> {
  const { playTransition } = await import('@/settings/play-transition');
  playTransition(element, transition);
}

/** Plays the configured transition on the returned element whenever the page changes. */
export function usePageTransition<E extends HTMLElement>(page: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { animate } = useSettings.getState();
    // Most visitors have transitions off, and don't load the code.
    if (!animate.disabled) void runTransition(element.current, animate);
  }, [page]);
  return element;
}
