import { requireBeforeRender } from '@/lib/before-render';
import { nativeSanitiser } from './native';
import { safeNodes } from './safe-nodes';

let clean = nativeSanitiser();

// DOMPurify where the browser has no sanitiser of its own: most visitors needn't load 10 KB of
// script for what their browser does while it parses.
if (!clean)
  requireBeforeRender(async () => {
    clean = (await import('./purified')).purified;
  });

/**
 * Turns HTML of the server into nodes that are safe to show.
 * @throws where the module's requirements have not been awaited: nothing is shown unsanitised
 */
export function sanitise(html: string): Node[] {
  if (!clean) throw new Error('The sanitiser is not loaded yet');
  return safeNodes(clean(html));
}
