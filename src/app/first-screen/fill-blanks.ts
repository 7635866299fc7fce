import { pictureSource } from '@/api/file-url';

/** A record's texts and files, as far as the first screen shows them. */
type Shown = Readonly<Record<string, string | undefined>>;

/** What the first screen looks for in a response: a record, a list of them, or a page of a list. */
export type ShownData = Shown | readonly Shown[] | { readonly records: readonly Shown[] };

/**
 * Rich text as its headings and paragraphs, each as plain text: nothing of it is taken as markup, so
 * it may stand before there is what sanitises it. Text without any stands as it is.
 */
function textNodes(text: string): (HTMLElement | string)[] {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const blocks = [...body.querySelectorAll('p,h2,h3')].map(({ localName, textContent }) =>
    Object.assign(document.createElement(localName), { textContent }),
  );
  return blocks[0] ? blocks : [text];
}

/** What a list's cards are about, in their order: records, stories of domains, editions that are over. */
function recordsOf(data: ShownData): Shown[] {
  const { records = data } = data as { records?: ShownData };
  return ([] as Shown[])
    .concat(records as Shown | Shown[])
    .flatMap((record) => (record as { stories?: Shown[] }).stories ?? [record])
    .filter(({ status = 'finished' }) => status === 'finished');
}

/**
 * Fills the blanks of a page's first screen with what a response says, before any of the page's code
 * is there: `data-field` is the place of a text, `data-picture` that of a picture, both by the name
 * of their field. `data-sizes` says how wide the picture is; without it is that of a card, of which a
 * phone's first screen has one.
 */
export function fillBlanks(room: Element, data: ShownData): void {
  const fields = room.querySelectorAll<HTMLElement>('[data-field]');
  for (const place of fields) {
    const text = (data as Shown)[place.dataset['field'] ?? ''];
    if (text) place.replaceChildren(...textNodes(text));
  }
  // Put in anew: what stood below a blank was never content, and has not moved.
  if (fields[0]) room.append(...room.children);
  const records = recordsOf(data);
  room.querySelectorAll<HTMLElement>('[data-picture]').forEach((place, at) => {
    const { picture = '', sizes } = place.dataset;
    const id = records[at]?.[picture];
    if (!id || (at > 0 && !sizes && innerWidth <= 640)) return;
    const source = pictureSource(id, sizes);
    place.append(
      Object.assign(new Image(), { alt: '', sizes: source.sizes, srcset: source.srcSet }),
    );
  });
}
