import { Numbered } from './markup.ts';

/** What is read of a chunk of the build. */
interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  code?: string;
  imports?: string[];
  dynamicImports?: string[];
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

/** The language, and the part of the site, whose texts a chunk holds. */
function textsOf(chunk: Chunk | undefined): { language: string; part: string } | undefined {
  const [, language, part = ''] =
    /virtual:messages\/(\w+)(?:\/(\w+))?$/.exec(chunk?.facadeModuleId ?? '') ?? [];
  return language === undefined ? undefined : { language, part };
}

/** Finds which files the pages need, each file by a number. */
export class PageFiles {
  readonly #bundle: Bundle;
  /** What the HTML asks for anyway. */
  readonly #start = new Set<string>();
  readonly files = new Numbered<string>();
  /** Parts of the site with texts of their own. */
  readonly parts = new Numbered<string>();

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

  /** The scripts of a page's routes, and the parts of the site whose texts they show. */
  ofRoutes(routeIds: readonly string[]): { files: number[]; texts: number[] } {
    const found = new Set<string>();
    for (const chunk of Object.values(this.#bundle)) {
      const route = routeOf(chunk);
      if (route !== undefined && routeIds.includes(route))
        closure(this.#bundle, chunk.fileName, found);
    }
    const texts = new Set<number>();
    for (const file of found)
      for (const next of this.#bundle[file]?.dynamicImports ?? []) {
        const { part = '' } = textsOf(this.#bundle[next]) ?? {};
        if (part !== '') texts.add(this.parts.numberOf(part));
      }
    // The shortest first: they take round trips, not the line, and the start, which shares it, can
    // run while the longest comes (`docs/decisions/0116`).
    const length = (file: string) => this.#bundle[file]?.code?.length ?? 0;
    const shortest = [...found].sort((one, other) => length(one) - length(other));
    return { files: this.#numbers(shortest), texts: [...texts] };
  }

  /** The scripts of a part's texts in each language; of what every page needs by `''`. */
  ofTexts(part: string, languages: readonly string[]): number[][] {
    return languages.map((language) => {
      const chunk = Object.values(this.#bundle).find((one) => {
        const texts = textsOf(one);
        return texts?.language === language && texts.part === part;
      });
      return chunk ? this.#numbers(closure(this.#bundle, chunk.fileName, new Set())) : [];
    });
  }
}
