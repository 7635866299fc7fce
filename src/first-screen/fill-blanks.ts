import { pictureSource } from '@/api/file-url';

/** A record's texts and files, as far as the first screen shows them. */
type Shown = Readonly<Record<string, string | undefined>>;

/** Data of a response: a record, a list of records, or a page of a list. */
export type ShownData = Shown | readonly Shown[] | { readonly records: readonly Shown[] };

/**
 * Returns the headings and paragraphs of rich text, each as plain text: the sanitizer isn't loaded yet,
 * so nothing in them is used as markup. Returns a text without any as it is.
 */
function textNodes(text: string): (HTMLElement | string)[] {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const blocks = [...body.querySelectorAll('p,h2,h3')].map(({ localName, textContent }) =>
    Object.assign(document.createElement(localName), { textContent }),
  );
  return blocks[0] ? blocks : [text];
}

/** The records of a list's cards, in order: records, stories of domains, finished editions. */
function recordsOf(data: ShownData): Shown[] {
  const { records = data } = data as { records?: ShownData };
  return ([] as Shown[])
    .concat(records as Shown | Shown[])
    .flatMap((record) => (record as { stories?: Shown[] }).stories ?? [record])
    .filter(({ status = 'finished' }) => status === 'finished');
}

/**
 * Fills the blanks of a page's first screen with a response, before the page's code has loaded:
 * `data-field` marks the place of a text, `data-picture` that of a picture, both with the name of their
 * field. `data-sizes` is the width of the picture; without it the picture is that of a large card, of
 * which a phone's first screen has one.
 */
export function fillBlanks(room: Element, data: ShownData): void {
  const fields = room.querySelectorAll<HTMLElement>('[data-field]');
  for (const place of fields) {
    const text = (data as Shown)[place.dataset['field'] ?? ''];
    if (text) place.replaceChildren(...textNodes(text));
  }
  // Inserted again: a blank that moves below a filled one is no content that shifts.
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
