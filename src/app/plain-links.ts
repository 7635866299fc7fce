import { inAppBrowser } from '@/lib/in-app-browser';
import type { SiteRouter } from './router';

/**
 * Links of the header are plain `#/…` anchors, because they stand in the page before any script.
 * Once the router is there it takes their clicks: a form that asks before it is left can hold back
 * only what the router does. Links to other sites open in the same window where there is only one.
 */
export function followPlainLinks(router: SiteRouter): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const changed = metaKey || ctrlKey || shiftKey || altKey;
    if (event.defaultPrevented || button !== 0 || changed || !(target instanceof Element)) return;
    const link = target.closest('a[href]');
    if (link?.getAttribute('target') === '_blank' && inAppBrowser() !== undefined)
      link.removeAttribute('target');
    if (link?.matches('[href^="#/"]:not([target])') !== true) return;
    event.preventDefault();
    void router.navigate({ href: (link.getAttribute('href') ?? '#/').slice(1) });
  });
}
