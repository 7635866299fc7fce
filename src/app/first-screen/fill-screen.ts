import type { Language } from '@/i18n/languages';
import type { PageResources, Pieces } from './first-screens';

/** What the server writes into the HTML of the site's owner and menu. */
export interface Embedded {
  identity?: Record<string, Record<string, string> | undefined>;
  /** Addresses of its pictures. */
  pictures?: Record<string, string>;
  menu?: Record<string, { routerName: string; title?: string }[]>;
}

/** A piece of markup in a language. */
export function pieceOf({ markup, texts }: Pieces, number: number, language: number): string {
  const lines = texts[language]?.split('\n') ?? [];
  return (markup[number] ?? '').replace(
    /\{(\d+)\}/g,
    (_, text: string) => lines[Number(text)] ?? '',
  );
}

/** Draws what the first screen has left room for. */
export function drawLate(screen: ParentNode, { drawings }: PageResources): void {
  for (const place of screen.querySelectorAll<SVGElement>('svg[data-late]')) {
    // The page's own code may have been faster.
    if (place.childElementCount > 0) continue;
    place.innerHTML = drawings[Number(place.dataset['late'])] ?? '';
  }
}

/** Puts what the server has written of the site's owner into a screen. */
export function fillIdentity(
  screen: ParentNode,
  lang: Language,
  { identity, pictures }: Embedded,
): void {
  const site = identity?.[lang];
  for (const place of screen.querySelectorAll<HTMLElement>('[data-identity]')) {
    const part = place.dataset['identity'] ?? '';
    const address = pictures?.[part];
    // The place of a picture holds the drawing that stands for it.
    if (site && !place.firstElementChild) place.textContent = site[part] ?? site['name'] ?? '';
    if (address === undefined) continue;
    const picture = document.createElement('img');
    picture.src = address;
    picture.alt = '';
    place.replaceChildren(picture);
  }
}

/** The menu as staff have ordered, named and hidden its entries. */
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
