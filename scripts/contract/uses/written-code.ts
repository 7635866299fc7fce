import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Folders of the code that people wrote: what reports name. */
const FOLDERS = ['src', 'server', 'tests'] as const;
const WRITTEN = /^(?:src|tests)\/.*\.tsx?$|^server\/.*\.ts$/;
const GENERATED = /^src\/api\/generated\/|\.gen\.ts$|\.d\.ts$|^tests\/bench\/bare\//;

/** A file with its syntax tree. */
export type Tree = [file: string, tree: ts.SourceFile];

/** Walks a tree from the outside in; each node knows its parents when it is visited. */
export function visitLinked(tree: ts.SourceFile, visitor: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    visitor(node);
    ts.forEachChild(node, (child) => {
      (child as { parent: ts.Node }).parent = node;
      visit(child);
    });
  };
  visit(tree);
}

/**
 * The code that people wrote. Its text is read at once; a file is parsed when somebody asks for it, and
 * once: half of the time of a review would go into trees that nobody looks at.
 */
export class WrittenCode {
  readonly root: string;
  readonly #texts = new Map<string, string>();
  readonly #trees = new Map<string, ts.SourceFile>();

  /** @param folders those below `root` that are read */
  constructor(root: string, folders: readonly (typeof FOLDERS)[number][] = FOLDERS) {
    this.root = root;
    const paths = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        `${folder}/${path}`.replaceAll('\\', '/'),
      ),
    );
    const written = paths.filter((path) => WRITTEN.test(path) && !GENERATED.test(path));
    for (const path of written.sort()) {
      this.#texts.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }

  /** @param file path, relative to `root` */
  has(file: string): boolean {
    return this.#texts.has(file);
  }

  /** Every file, in the order of their paths. */
  files(): Iterable<string> {
    return this.#texts.keys();
  }

  /** Every file with its text, in the order of their paths. */
  texts(): Iterable<[file: string, text: string]> {
    return this.#texts;
  }

  /** The text of a file; undefined where people wrote no such file. */
  text(file: string): string | undefined {
    return this.#texts.get(file);
  }

  /**
   * The syntax tree of a file; undefined where people wrote no such file. Its nodes don't know their
   * parents until the compiler has bound it or `visitLinked` has walked it: most are only looked through.
   */
  tree(file: string): ts.SourceFile | undefined {
    const known = this.#trees.get(file);
    const text = known === undefined ? this.#texts.get(file) : undefined;
    if (text === undefined) return known;
    const options = {
      languageVersion: ts.ScriptTarget.ES2024,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    };
    const tree = ts.createSourceFile(join(this.root, file), text, options);
    this.#trees.set(file, tree);
    return tree;
  }

  /** The files whose path and text are asked for, parsed, in the order of their paths. */
  trees(wanted: (file: string, text: string) => boolean): Tree[] {
    return [...this.#texts]
      .filter(([file, text]) => wanted(file, text))
      .flatMap(([file]): Tree[] => {
        const tree = this.tree(file);
        return tree === undefined ? [] : [[file, tree]];
      });
  }
}
