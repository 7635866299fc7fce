import { nativeSanitiser } from './native';
import { safeNodes } from './safe-nodes';

/**
 * The browser's own sanitiser where it has one, DOMPurify everywhere else: most visitors needn't
 * load 10 KB of script for what their browser does while it parses. Waited for with the module, so
 * that pages with rich text are drawn with it in their first frame.
 */
const clean = nativeSanitiser() ?? (await import('./purified')).purified;

/** Turns HTML of the server into nodes that are safe to show. */
export function sanitise(html: string): Node[] {
  return safeNodes(clean(html));
}
