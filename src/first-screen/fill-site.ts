import type { Language } from '@/i18n/languages';

/** The site's identity and menu, which the server writes into the HTML. */
export interface Embedded {
  identity?: Record<string, Record<string, string> | undefined>;
  pictures?: Record<string, string>;
  menu?: Record<string, { routerName: string; title?: string }[]>;
}

export function fillIdentity(
  screen: ParentNode,
  lang: Language,
  { identity, pictures }: Embedded,
): void {
  const site = identity?.[lang];
  for (const place of screen.querySelectorAll<HTMLElement>('[data-identity]')) {
    const part = place.dataset['identity'] ?? '';
    const address = pictures?.[part];
    // Placeholders of pictures contain a drawing instead of text.
    if (site && !place.firstElementChild) place.textContent = site[part] ?? site['name'] ?? '';
    if (address === undefined) continue;
    const picture = document.createElement('img');
    picture.src = address;
    picture.alt = '';
    place.replaceChildren(picture);
  }
}

/** Applies the staff's order, titles and visibility of menu entries. */
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
