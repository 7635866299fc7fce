import type { Language } from '@/i18n/languages';

/** The site's identity and menu, which the server writes into the HTML. */
export interface Embedded {
  identity?: Record<string, Record<string, string> | undefined>;
  /** Addresses of the site's pictures. */
  pictures?: Record<string, string>;
  menu?: Record<string, { routerName: string; title?: string }[]>;
}

/** Puts the site's names and pictures into a screen. */
export function fillIdentity(
  screen: ParentNode,
  lang: Language,
  { identity, pictures }: Embedded,
): void {
  const site = identity?.[lang];
  for (const place of screen.querySelectorAll<HTMLElement>('[data-identity]')) {
    const part = place.dataset['identity'] ?? '';
    const address = pictures?.[part];
    // The place of a picture contains a drawing instead of a text.
    if (site && !place.firstElementChild) place.textContent = site[part] ?? site['name'] ?? '';
    if (address === undefined) continue;
    const picture = document.createElement('img');
    picture.src = address;
    picture.alt = '';
    place.replaceChildren(picture);
  }
}

/** Orders, names and hides the menu's entries as staff have set them. */
export function fillMenu(screen: ParentNode, lang: Language, { menu }: Embedded): void {
  const list = screen.querySelector('#main-menu ul');
  const entries = menu?.[lang];
  if (!list || !entries) return;
  list.replaceChildren(
    ...entries.flatMap(({ routerName, title }) => {
      const entry = list.querySelector(`[data-route="${routerName}"]`);
      if (entry?.firstElementChild && title !== undefined)
        entry.firstElementChild.textContent = title;
      return entry ?? [];
    }),
  );
}
