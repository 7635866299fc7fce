import { join } from 'node:path';
import ts from 'typescript';
import type { Overlay } from '../generated-at.ts';
import { linkedFile } from './links.ts';
import type { WrittenCode } from './written-code.ts';

/** The tree of routes: it leads to every page, and to a router that counts as `any` itself. */
const ROUTE_TREE = /\/routeTree\.gen$/;

/** The files of the project as the compiler is to see them, by paths relative to it. */
export class Sources {
  readonly #code: WrittenCode;
  readonly #overlay: Overlay;
  readonly #found = new Map<string, boolean>();
  readonly #texts = new Map<string, string | undefined>();

  /** @param overlay generated files to read instead of the project's own */
  constructor(code: WrittenCode, overlay: Overlay) {
    this.#code = code;
    this.#overlay = overlay;
  }

  has(file: string): boolean {
    if (this.#overlay.has(file)) return this.#overlay.get(file) !== undefined;
    if (this.#code.has(file)) return true;
    const known = this.#found.get(file) ?? ts.sys.fileExists(join(this.#code.root, file));
    this.#found.set(file, known);
    return known;
  }

  /** The text of a file; undefined where there is none. */
  text(file: string): string | undefined {
    if (this.#overlay.has(file)) return this.#overlay.get(file);
    const written = this.#code.text(file);
    if (written !== undefined || this.#texts.has(file)) return written ?? this.#texts.get(file);
    const text = ts.sys.readFile(join(this.#code.root, file));
    this.#texts.set(file, text);
    return text;
  }

  /** The file that an import in another one names; undefined for a package. */
  resolve(from: string, specifier: string): string | undefined {
    if (ROUTE_TREE.test(specifier)) return undefined;
    const file = linkedFile(from, specifier, (path) => this.has(path));
    return file !== undefined && /\.tsx?$/.test(file) ? file : undefined;
  }
}
