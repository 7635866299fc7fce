import { describeDeprecation } from '../changes/deprecations.ts';
import type { Deprecable } from '../document.ts';
import { element, escapeHtml } from './html.ts';

/** Says of something that is announced to go until when it stays; nothing of what stays. */
export function deprecationNote(node: Deprecable): string {
  if (node.deprecated !== true) return '';
  return element('strong', escapeHtml(describeDeprecation(node)), 'deprecated');
}
