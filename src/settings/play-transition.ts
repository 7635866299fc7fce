import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { loadStyle } from '@/lib/load-style';
import { keyframesOf, type Transition } from './transitions';

/** Duration of a transition, in milliseconds. */
const DURATION = 500;

/**
 * Plays a page's entrance with keyframes of animate.css, which are lazy-loaded. Removes the
 * animation afterwards: a remaining transform would make fixed elements relative to the page.
 */
export async function playTransition(
  element: HTMLElement | null,
  transition: Transition,
): Promise<void> {
  if (element === null || transition.disabled || prefersReducedMotion()) return;
  const { default: presets } = await import('./transitions.css?url');
  await loadStyle(presets);
  // Restarts the animation if the same keyframes are still playing.
  element.style.animation = 'none';
  element.getAnimations();
  element.style.animation = `${keyframesOf(transition)} ${DURATION}ms both`;
  const [entrance] = element.getAnimations();
  // Waits for this animation, not one inside the page; rejects if another page replaces it.
  await entrance?.finished.then(
    () => (element.style.animation = ''),
    () => undefined,
  );
}
