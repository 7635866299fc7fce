import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { loadStyle } from '@/lib/load-style';
import { keyframesOf, type Transition } from './transitions';

/** Long enough to be seen, short enough not to be waited for. */
const DURATION = 500;

/**
 * Plays a page's entrance with the keyframes of animate.css, which load with the first one. Nothing
 * of it stays on the element: a lasting transform would hold fixed parts inside the page.
 */
export async function playTransition(
  element: HTMLElement | null,
  transition: Transition,
): Promise<void> {
  if (element === null || transition.disabled || prefersReducedMotion()) return;
  const { default: presets } = await import('./transitions.css?url');
  await loadStyle(presets);
  // The one before may still play, by the same keyframes: without this there would be no new one.
  element.style.animation = 'none';
  element.getAnimations();
  element.style.animation = `${keyframesOf(transition)} ${DURATION}ms both`;
  const [entrance] = element.getAnimations();
  // Its own end, not one of an animation inside the page; refused where another page comes first.
  await entrance?.finished.then(
    () => (element.style.animation = ''),
    () => undefined,
  );
}
