import { Numbered } from './markup.ts';

/** What is read of a chunk of the build. */
interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  code?: string;
  imports?: string[];
}
export type Bundle = Record<string, Chunk>;

/** The file of a chunk and of all that it imports. */
function closure(bundle: Bundle, name: string, seen: Set<string>): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of bundle[name]?.imports ?? []) closure(bundle, next, seen);
  return seen;
}

/** The route whose page and loader a chunk holds. */
function routeOf({ facadeModuleId }: Chunk): string | undefined {
  const [, file] =
    /\/src\/routes\/(.*)\.tsx\?tsr-split=(?!errorComponent)/.exec(facadeModuleId ?? '') ?? [];
  return file === undefined ? undefined : `/${file}`.replace(/\/index$/, '/');
}

/** Finds which files the pages need, each file by a number. */
export class PageFiles {
  readonly #bundle: Bundle;
  /** What the HTML asks for anyway. */
  readonly #start = new Set<string>();
  readonly files = new Numbered<string>();

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
    for (const { isEntry, fileName } of Object.values(bundle))
      if (isEntry === true) closure(bundle, fileName, this.#start);
  }

  #numbers(names: Iterable<string>): number[] {
    return [...names]
      .filter((file) => file.endsWith('.js') && !this.#start.has(file))
      .map((file) => this.files.numberOf(file.replace(/^assets\/(.*)\.js$/, '$1')));
  }

  /** The scripts of a page's routes. */
  ofRoutes(routeIds: readonly string[]): number[] {
    const found = new Set<string>();
    for (const chunk of Object.values(this.#bundle)) {
      const route = routeOf(chunk);
      if (route !== undefined && routeIds.includes(route))
        closure(this.#bundle, chunk.fileName, found);
    }
    // The shortest first: they take round trips, not the line, and the start, which shares it, can
    // run while the longest comes (`docs/decisions/0116`).
    const length = (file: string) => this.#bundle[file]?.code?.length ?? 0;
    const shortest = [...found].sort((one, other) => length(one) - length(other));
    return this.#numbers(shortest);
  }

  /** The scripts of a bundle of texts, in each language. */
  ofTexts(bundle: string, languages: readonly string[]): number[][] {
    return languages.map((language) => {
      const id = `virtual:messages/${language}/${bundle}`;
      const chunk = Object.values(this.#bundle).find((one) => one.facadeModuleId?.endsWith(id));
      return chunk ? this.#numbers(closure(this.#bundle, chunk.fileName, new Set())) : [];
    });
  }
}
