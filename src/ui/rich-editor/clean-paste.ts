/** Maximum number of table cells in a paste; more would block the page. */
export const MAX_CELLS = 2000;

/** Result of cleaning pasted HTML. */
export interface CleanPaste {
  html: string;
  /** Number of removed pictures and videos of other sites, which must be uploaded. */
  left: number;
  /** Whether the paste has too many table cells; `html` is then empty. */
  tooLarge: boolean;
}

/** Elements that Word and WeChat add to the text. */
const NOISE =
  'style, script, meta, link, title, xml, iframe, form, input, button, svg, o\\:p, mp-common-profile';

/** Returns the raw style attribute: the parsed style lacks unknown properties such as `mso-list`. */
function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function isHidden(element: Element): boolean {
  return /display\s*:\s*none|mso-hide\s*:\s*all/i.test(styleOf(element));
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Converts Word's list paragraphs to lists; deeper levels are nested in the preceding item. */
function makeLists(body: Element): void {
  for (const first of [...body.querySelectorAll('p')]) {
    if (!/mso-list\s*:\s*l\d/i.test(styleOf(first)) || !first.isConnected) continue;
    const items: Element[] = [];
    for (
      let next: Element | null = first;
      next?.localName === 'p' && /mso-list\s*:\s*l\d/i.test(styleOf(next));
      next = next.nextElementSibling
    )
      items.push(next);
    const place = body.ownerDocument.createElement('div');
    first.before(place);
    const open: { list: Element; level: number }[] = [];
    for (const item of items) {
      const level = Number(/level(\d)/i.exec(styleOf(item))?.[1] ?? 1);
      const marks = [...item.querySelectorAll('span')].filter((span) =>
        /mso-list\s*:\s*ignore/i.test(styleOf(span)),
      );
      const mark = marks.map(({ textContent }) => textContent.trim()).join('');
      for (const one of marks) one.remove();
      while ((open.at(-1)?.level ?? 0) > level) open.pop();
      let list = open.at(-1);
      if (list === undefined || list.level < level) {
        const isNumbered = /^[(（]?[0-9a-z一二三四五六七八九十]+[.)）、．]/i.test(mark);
        const made = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
        (list?.list.lastElementChild ?? place).append(made);
        list = { list: made, level };
        open.push(list);
      }
      const entry = body.ownerDocument.createElement('li');
      const text = body.ownerDocument.createElement('p');
      text.append(...item.childNodes);
      entry.append(text);
      list.list.append(entry);
      item.remove();
    }
    place.replaceWith(...place.childNodes);
  }
}

/** Returns whether a block is empty; Word and WeChat use such blocks for spacing. */
function isEmpty(element: Element): boolean {
  const holds = element.querySelector('img, video, table, hr, figure, li') !== null;
  return !holds && element.textContent.replaceAll(/[\s\u00A0\u200B\uFEFF]/g, '') === '';
}

/**
 * Reduces HTML pasted from Word, WeChat and other pages to text, structure and emphasis.
 * @param isOwn returns whether a URL is a file of this site
 */
export function cleanPaste(pasted: string, isOwn: (address: string) => boolean): CleanPaste {
  // Conditional comments of Word, which the parser removes only partly.
  const html = pasted
    .replaceAll(/<!--\[if[^]*?<!\[endif\]-->/g, '')
    .replaceAll(/<!\[[^\]]*\]>/g, '');
  // An inert document: it loads no resources and runs no scripts.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelectorAll('td, th').length > MAX_CELLS)
    return { html: '', left: 0, tooLarge: true };

  for (const noise of body.querySelectorAll(NOISE)) noise.remove();
  for (const element of [...body.querySelectorAll('[style]')])
    if (isHidden(element)) element.remove();
  makeLists(body);

  let left = 0;
  for (const media of [...body.querySelectorAll('img, video')]) {
    if (isOwn(media.getAttribute('src') ?? '')) continue;
    media.remove();
    left += 1;
  }
  // The page already has an h1.
  for (const title of [...body.querySelectorAll('h1, p.MsoTitle')]) rename(title, 'h2');

  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const { fontWeight, fontStyle, textDecorationLine, textAlign } = element.style;
    element.removeAttribute('class');
    element.removeAttribute('id');
    element.removeAttribute('style');
    if (fontWeight) element.style.fontWeight = fontWeight;
    if (fontStyle) element.style.fontStyle = fontStyle;
    if (textDecorationLine && !element.closest('a'))
      element.style.textDecorationLine = textDecorationLine;
    // `justify` is the default of these programs, not a choice of the author.
    if (['center', 'right'].includes(textAlign)) element.style.textAlign = textAlign;
  }
  for (const block of [...body.querySelectorAll('p, section, div, h2, h3, h4, h5, h6, blockquote')])
    if (!block.closest('td, th') && isEmpty(block)) block.remove();
  for (const link of [...body.querySelectorAll('a')])
    if (!/^(?:https?:|mailto:|tel:)/i.test(link.getAttribute('href') ?? ''))
      link.replaceWith(...link.childNodes);

  return { html: body.innerHTML.replaceAll(/(?:\u00A0|&nbsp;)+/g, ' '), left, tooLarge: false };
}
