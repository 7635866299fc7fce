import { pictureSource } from '@/api/file-url';

type Shown = Readonly<Record<string, string | undefined>>;

/** Data of a response: a record, a list, or a page of results. */
export type ShownData = Shown | readonly Shown[] | { readonly records: readonly Shown[] };

/**
 * Returns the headings and paragraphs of rich text as plain text, because the sanitizer isn't
 * loaded yet. Returns other texts unchanged.
 */
function textNodes(text: string): (HTMLElement | string)[] {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const blocks = [...body.querySelectorAll('p,h2,h3')].map(({ localName, textContent }) =>
    Object.assign(document.createElement(localName), { textContent }),
  );
  return blocks[0] ? blocks : [text];
}

/** Returns the records of cards in order: records, stories of domains, finished editions. */
function recordsOf(data: ShownData): Shown[] {
  const { records = data } = data as { records?: ShownData };
  return ([] as Shown[])
    .concat(records as Shown | Shown[])
    .flatMap((record) => (record as { stories?: Shown[] }).stories ?? [record])
    .filter(({ status = 'finished' }) => status === 'finished');
}

/**
 * Fills the placeholders of a first screen with the data of a response, before the page's code
 * loads. `data-field` marks a text, `data-picture` a picture, both with the field's name.
 * `data-sizes` is the picture's displayed width. Pictures without it belong to large cards, of which
 * a phone's first screen shows only one.
 */
export function fillPlaceholders(room: Element, data: ShownData): void {
  const fields = room.querySelectorAll<HTMLElement>('[data-field]');
  for (const place of fields) {
    const text = (data as Shown)[place.dataset['field'] ?? ''];
    if (text) place.replaceChildren(...textNodes(text));
  }
  // Reinserted, so that moving placeholders don't count as layout shifts.
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
