import { parseUrl } from '@/lib/parse-url';
import { SITE_PATH } from '@/lib/site-address';

/** Allowed link protocols; native sanitizers only block `javascript:`. */
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function isSafeLink(address: string): boolean {
  return PROTOCOLS.has(parseUrl(address, window.location.href)?.protocol ?? '');
}

/** Adjusts sanitized HTML for display: safe links, video controls, scrollable tables, no styles but alignment. */
export function safeNodes(parent: ParentNode): Node[] {
  for (const name of ['href', 'src'])
    for (const element of parent.querySelectorAll(`[${name}^="/"]:not([${name}^="//"])`))
      element.setAttribute(name, SITE_PATH + (element.getAttribute(name) ?? ''));
  for (const link of parent.querySelectorAll('a[href]')) {
    if (!isSafeLink(link.getAttribute('href') ?? '')) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const video of parent.querySelectorAll('video')) {
    video.controls = true;
    video.preload = 'metadata';
  }
  // A wide table scrolls in its own frame, also by keyboard.
  for (const table of parent.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.tabIndex = 0;
    frame.dataset['wide'] = '';
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const styled of parent.querySelectorAll<HTMLElement>('[style]')) {
    const { textAlign } = styled.style;
    styled.removeAttribute('style');
    styled.style.textAlign = textAlign;
  }
  return [...parent.childNodes];
}
