import type { Page } from '@playwright/test';

/** A picture on a page. */
interface ShownPicture {
  /** Its URL, or the kind of drawing. */
  source: string;
  /** The element that shows it. */
  where: string;
}

/** Maximum size of an interface icon, in pixels: the medal of a story is the largest. */
const ICON = 48;

/** The download operation (`downloadFile`), which also accepts a width. */
const STORED = /\/api\/sys\/file\/download\/([\w-]+)(?:\?width=\d+)?$/;

/**
 * Returns every picture of a page: images, videos and posters, CSS backgrounds, drawings, favicons
 * and preview pictures. Excludes interface icons up to `ICON` and charts.
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

/** Returns the pictures of a page that are not stored files with these ids. */
export async function unknownPictures(page: Page, files: ReadonlySet<string>): Promise<string[]> {
  const unknown = (await shownPictures(page)).filter(
    ({ source }) => !files.has(STORED.exec(source)?.[1] ?? ''),
  );
  return [...new Set(unknown.map(({ source, where }) => `${source} in ${where}`))];
}

/** Collects the files uploaded by a page from now on. */
export function uploadedFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (!/upload\/file$/.test(response.url())) return;
    void response.json().then(({ data }: { data: { id: string } }) => files.add(data.id));
  });
  return files;
}
