import type { Pieces } from '../../../src/app/first-screen/first-screens.ts';

/** Attributes whose values differ from page to page and mean nothing without scripts. */
const IDS = / (?:id|for|aria-controls|aria-labelledby|aria-describedby)="_R_[^"]*"/g;
/** What only scripts read, and no style: where the focus goes, keys, what the router knows of a link. */
const FOR_SCRIPTS =
  / (?:tabindex="-1"|type="button"|data-status="active"|aria-keyshortcuts="[^"]*")|(?<= class="[^"]*) active(?=")/g;
/** What opens later; none of them holds another element of its own kind. */
const HIDDEN = /<(section|div|ul)\b[^>]* hidden=""[^>]*>.*?<\/\1>/gs;
/** Drawings that a page can wait for: they leave their room, and the drawing's number. */
const LATE = /(<svg\b[^>]* data-late=")("[^>]*>)(.*?)(?=<\/svg>)/gs;
/** What a list offers besides what is chosen: nobody reads it before the page's code is there. */
const OTHER_OPTIONS =
  /(?<=<select\b(?:(?!<\/select>).)*)<option\b(?![^>]* selected="")[^>]*>.*?<\/option>/gs;
/** What holds by itself: the only option of a list is chosen, a field is empty. */
const DEFAULTS = / (?:selected|value)=""/g;
/** How a link says that it leads to the page shown. */
const CURRENT = / aria-current="page"/g;

/** Links below a page lead to its twin on the other site: a click there is answered later. */
const FOOT_LINKS = /(?<=<footer\b.*<a\b[^>]* href=")[^"]*/gs;

/** One of the numbered texts, and where the page's content goes. */
const SLOT = /\{(?:\d+|main)\}/;

export interface Parts {
  /** The frame, the same for each of its pages, with `{main}` where their content goes. */
  shell: string;
  main: string;
  /** Which of the frame's links leads to the page. */
  current?: number;
}

/**
 * Takes a page's markup apart into its frame and what stands in it.
 * @param drawings takes the drawings that come later
 */
export function partsOf(html: string, drawings: Numbered<string>): Parts {
  if (SLOT.test(html)) throw new Error(`The markup of a page has a slot: ${SLOT.exec(html)?.[0]}`);
  const [, before = '', main = '', after = ''] =
    /^(.*?<main\b[^>]*>)(.*)(<\/main>.*)$/s.exec(
      html
        .replace(IDS, '')
        .replace(FOR_SCRIPTS, '')
        .replace(HIDDEN, '')
        .replace(OTHER_OPTIONS, '')
        .replace(DEFAULTS, '')
        .replace(
          LATE,
          (_, before: string, after: string, drawing: string) =>
            `${before}${String(drawings.numberOf(drawing))}${after}`,
        ),
    ) ?? [];
  const frame = `${before}{main}${after.replace(FOOT_LINKS, '#')}`;
  const current = [...frame.matchAll(/<a\b[^>]*>/g)].findIndex(
    ([link]) => link.search(CURRENT) >= 0,
  );
  return {
    shell: frame.replaceAll(CURRENT, ''),
    main,
    ...(current >= 0 && { current }),
  };
}

/** Collects what is different, each once; answers its number. */
export class Numbered<T> {
  readonly list: T[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(item: T): number {
    const key = JSON.stringify(item);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.list.length);
    return this.list.push(item) - 1;
  }
}

/**
 * The same markup in several languages as one, with a number for each text that differs. Where it
 * isn't the same, all of it counts as one text.
 */
export function withTexts(renderings: readonly string[], texts: Numbered<string[]>): string {
  const tokens = renderings.map((html) => html.split(/([<>"])/));
  const [first = []] = tokens;
  if (tokens.some(({ length }) => length !== first.length))
    return `{${texts.numberOf([...renderings])}}`;
  return first
    .map((token, at) => {
      const inEach = tokens.map((list) => list[at] ?? '');
      return inEach.every((text) => text === token) ? token : `{${texts.numberOf(inEach)}}`;
    })
    .join('');
}

/** Collects markup in several languages, each piece and each text once. */
export class NumberedPieces {
  readonly #markup = new Numbered<string>();
  readonly #texts = new Numbered<string[]>();

  /** @param renderings the same piece in each language */
  numberOf(renderings: readonly string[]): number {
    return this.#markup.numberOf(withTexts(renderings, this.#texts));
  }

  /** All of them, as the HTML carries them. */
  list(): Pieces {
    const [first = []] = this.#texts.list;
    const texts = first.map((_, language) =>
      this.#texts.list.map((text) => text[language]?.replaceAll('\n', ' ') ?? '').join('\n'),
    );
    return { markup: this.#markup.list, texts };
  }
}
