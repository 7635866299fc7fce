import DOMPurify from 'dompurify';
import { ALLOWED } from './allowed';

const purify = DOMPurify();

/** Sanitizes HTML with DOMPurify and the same allowlist. */
export function purified(html: string): ParentNode {
  return purify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...ALLOWED.elements],
    ALLOWED_ATTR: ALLOWED.attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
