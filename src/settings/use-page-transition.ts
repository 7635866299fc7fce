import { useEffect, useRef, type RefObject } from 'react';
import { playTransition } from './play-transition';
import { useSettings } from './settings-store';

/** Plays the chosen transition on an element each time another page is shown in it. */
export function usePageTransition<E extends HTMLElement>(page: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    void playTransition(element.current, useSettings.getState().animate);
  }, [page]);
  return element;
}
