import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { keyframesOf } from './transition-keyframes';
import type { Transition } from './transitions';

/** Duration of a transition, in milliseconds. */
const DURATION = 500;

/** Plays a page's entrance, and ends one that is still playing. */
export function playTransition(element: HTMLElement | null, transition: Transition): void {
  if (element === null || transition.disabled || prefersReducedMotion()) return;
  for (const entrance of element.getAnimations()) entrance.cancel();
  const { name, direction } = transition;
  element.animate(keyframesOf(transition), { duration: DURATION, id: `${name}-${direction}` });
}
