import type { Page } from '@playwright/test';

/** A picture on a page. */
interface ShownPicture {
  /** Its address, or how it is drawn where it has none. */
  source: string;
  /** The element it belongs to. */
  where: string;
}

/** How large an icon of the interface may be, pixels: the medal before a story is the largest. */
const ICON = 48;

/** Where files are handed out (`downloadFile`); a picture may be asked for in a width. */
const STORED = /\/api\/sys\/file\/download\/([\w-]+)(?:\?width=\d+)?$/;

/**
 * Every picture of a page: images, videos and their posters, backgrounds and the like by style sheets,
 * drawings, icons of the tab, pictures of a shared link. Not the interface's icons, which are drawings
 * no larger than `ICON`, nor charts: they are drawings of numbers, named as a picture.
 */
function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate((icon) => {
    const BY_STYLE = ['background-image', 'mask-image', 'border-image-source', 'content'];
    const FURTHER = ['list-style-image', 'cursor'];
    const found: { source: string; where: string }[] = [];
    const nameOf = (element: Element) => element.outerHTML.replace(/>.*$/s, '>').slice(0, 120);
    const add = (element: Element, sources: (string | null)[]) => {
      for (const source of sources)
        if (source !== null && source !== '') found.push({ source, where: nameOf(element) });
    };
    const copies = ({ srcset }: { srcset: string }) =>
      srcset.split(',').map((copy) => copy.trim().split(' ')[0] ?? '');
    for (const element of document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]'))
      add(element, [(element as HTMLLinkElement).href]);
    for (const element of document.querySelectorAll('meta[property="og:image"]'))
      add(element, [(element as HTMLMetaElement).content]);
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof HTMLImageElement) add(element, [element.src, ...copies(element)]);
      if (element instanceof HTMLSourceElement) add(element, [element.src, ...copies(element)]);
      if (element instanceof HTMLVideoElement) add(element, [element.src, element.poster]);
      if (element instanceof SVGImageElement) add(element, [element.href.baseVal]);
      if (element.matches('object, embed, iframe, input[type=image]'))
        add(element, [element.getAttribute('src') ?? element.getAttribute('data')]);
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        for (const property of [...BY_STYLE, ...FURTHER])
          for (const [, source = ''] of style
            .getPropertyValue(property)
            .matchAll(/url\("?([^")]*)"?\)/g))
            add(element, [source]);
      }
      const drawing = element.matches('svg, canvas') && element.closest('svg svg') === null;
      const { width, height } = element.getBoundingClientRect();
      const isChart = element.closest('[role=img][aria-label]') !== null;
      if (drawing && !isChart && Math.max(width, height) > icon)
        add(element, [`a drawing, ${String(width)} × ${String(height)}`]);
    }
    return found;
  }, ICON);
}

/** The pictures of a page that aren't among the stored files with these identifiers. */
export async function unknownPictures(page: Page, files: ReadonlySet<string>): Promise<string[]> {
  const unknown = (await shownPictures(page)).filter(
    ({ source }) => !files.has(STORED.exec(source)?.[1] ?? ''),
  );
  return [...new Set(unknown.map(({ source, where }) => `${source} in ${where}`))];
}

/** The files that a page uploads from now on, as far as the server has stored them. */
export function uploadedFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (!/upload\/file$/.test(response.url())) return;
    void response.json().then(({ data }: { data: { id: string } }) => files.add(data.id));
  });
  return files;
}
