import { linksIn } from './links.ts';
import type { Sources } from './sources.ts';

const MODEL = 'src/api/generated/model/';
const OPERATIONS = 'openapi/generated/operations.ts';

/** What a file consists of, apart from comments, that only passes others on. */
const BARREL = /^(?:\s*export \* from '[^']+';)+\s*$/;
const COMMENT = /\/\*[\s\S]*?\*\//g;

const DECLARED = /\b(?:const|let|var|interface)\s+([\w$]+)/g;
const EXPORTED = /\bexport\s+(?:const|type|interface|function)\s+([\w$]+)/g;

/** What every file gets to see, without an import. */
const GLOBAL = /\bdeclare global\b/;

/** All matches of the only group of a pattern. */
function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/**
 * Who can see the types of the contract: a value has the type of a schema only in a file whose imports
 * lead to its declaration. The compiler needn't be asked about any other.
 */
export class Visibility {
  readonly #sources: Sources;
  /** The files that take something from each file. */
  readonly #takers = new Map<string, Set<string>>();
  /** The generated files that declare each schema. */
  readonly #declarers = new Map<string, Set<string>>();
  /** What each barrel passes on: the file that each name comes from. */
  readonly #passed = new Map<string, ReadonlyMap<string, string> | undefined>();
  readonly #seeing = new Map<string, ReadonlySet<string>>();
  readonly #global = new Set<string>();
  readonly #taken = new Map<string, string[]>();
  readonly #files: ReadonlySet<string>;

  /** @param files whose sight is asked about */
  constructor(sources: Sources, files: Iterable<string>) {
    this.#sources = sources;
    const known = new Set(files);
    for (const file of known) {
      const targets = this.#targets(file);
      this.#taken.set(file, targets);
      for (const target of targets) {
        known.add(target);
        const recipients = this.#takers.get(target) ?? new Set();
        this.#takers.set(target, recipients.add(file));
      }
      const text = sources.text(file) ?? '';
      if (file.startsWith(MODEL)) this.#noteDeclared(file, text);
      if (GLOBAL.test(text)) this.#global.add(file);
    }
    this.#files = known;
  }

  #noteDeclared(file: string, text: string): void {
    for (const name of namesIn(text, DECLARED)) {
      this.#declarers.set(name, (this.#declarers.get(name) ?? new Set()).add(file));
    }
  }

  /** The files that a file takes something from; through a barrel, where the name comes from. */
  #targets(file: string): string[] {
    return linksIn(this.#sources.text(file) ?? '').flatMap(({ specifier, names }) => {
      const target = this.#sources.resolve(file, specifier);
      if (target === undefined) return [];
      const passed = names === undefined ? undefined : this.#passedOn(target);
      if (names === undefined || passed === undefined) return [target];
      return names.map((name) => passed.get(name) ?? target);
    });
  }

  #passedOn(file: string): ReadonlyMap<string, string> | undefined {
    if (!this.#passed.has(file)) {
      const text = this.#sources.text(file) ?? '';
      const barrel = text.includes('export * from') && BARREL.test(text.replace(COMMENT, ''));
      this.#passed.set(file, barrel ? this.#exportsOf(file, text) : undefined);
    }
    return this.#passed.get(file);
  }

  #exportsOf(barrel: string, text: string): ReadonlyMap<string, string> {
    const from = new Map<string, string>();
    for (const { specifier } of linksIn(text)) {
      const file = this.#sources.resolve(barrel, specifier);
      const exported = file === undefined ? '' : (this.#sources.text(file) ?? '');
      if (file !== undefined) for (const name of namesIn(exported, EXPORTED)) from.set(name, file);
    }
    return from;
  }

  /** The files that can see a schema. */
  seeing(owner: string): ReadonlySet<string> {
    const known = this.#seeing.get(owner);
    if (known !== undefined) return known;
    const seeing = new Set([OPERATIONS, ...(this.#declarers.get(owner) ?? [])]);
    for (const file of seeing) {
      for (const recipient of this.#takers.get(file) ?? []) seeing.add(recipient);
    }
    const everywhere = [...this.#global].some((file) => seeing.has(file));
    const response = everywhere ? this.#files : seeing;
    this.#seeing.set(owner, response);
    return response;
  }

  /** The files that take something from one of these. */
  takersOf(files: Iterable<string>): ReadonlySet<string> {
    return new Set([...files].flatMap((file) => [...(this.#takers.get(file) ?? [])]));
  }

  /** All that some files take something from, directly or through others; themselves too. */
  seenFrom(files: Iterable<string>): ReadonlySet<string> {
    const seen = new Set(files);
    for (const file of seen) for (const target of this.#taken.get(file) ?? []) seen.add(target);
    return seen;
  }

  /** Whether a file only passes on what others declare. */
  isBarrel(file: string): boolean {
    return this.#passed.get(file) !== undefined;
  }
}
