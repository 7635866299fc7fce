import { join, parse, posix } from 'node:path';
import ts from 'typescript';
import type { Overlay } from '../generated-at.ts';
import type { Tree, WrittenCode } from './written-code.ts';

/**
 * Packages whose types can carry a value of the contract from one place to another. The others count
 * as `any`: reading all of their declarations would take most of the time.
 */
const CARRIERS = [
  'react',
  'react/jsx-runtime',
  'antd',
  '@tanstack/react-query',
  'zod/mini',
  'zustand',
];

/**
 * Parts of antd that hand records on to callbacks; its others count as `any` too, and so does what these
 * take from them.
 */
const PASSING = ['index.d.ts', '_util/type', 'form', 'list', 'select', 'table'];
const ANTD = '/node_modules/antd/es/';

/** Declarations that packages bring along and no value of the contract comes by. */
const BROUGHT = /^csstype$|\/locales\/index\.c?js$/;

/** The tree of routes: it leads to every page, and to a router that counts as `any` itself. */
const ROUTE_TREE = /\/routeTree\.gen$/;

/** Whether an import between parts of antd leads to one that hands no records on. */
function leadsAside(name: string, from: string): boolean {
  const start = from.indexOf(ANTD);
  if (start < 0 || !name.startsWith('.')) return false;
  const target = posix.join(posix.dirname(from.slice(start + ANTD.length)), name);
  return !PASSING.some((part) => target === part || target.startsWith(`${part}/`));
}

/** Some files of the code, with what the compiler knows of their types. */
export interface TypedCode {
  checker: ts.TypeChecker;
  trees: Tree[];
}

/** Reads the code of a project with its types; keeps what it has parsed for the next reading. */
export class CodeReader {
  readonly #code: WrittenCode;
  readonly #options: ts.CompilerOptions;
  readonly #parsed = new Map<string, ts.SourceFile>();
  #last: ts.Program | undefined;

  constructor(code: WrittenCode) {
    this.#code = code;
    this.#options = {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      // Without the DOM: a third of all declarations, and no field of the contract is among them.
      lib: ['lib.es2024.d.ts'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: false,
      skipLibCheck: true,
      noEmit: true,
      paths: { '@/*': [join(code.root, 'src/*')] },
    };
  }

  /** Finds a file of the project that an import in another one names. */
  #resolveOwn(
    name: string,
    from: string,
    host: ts.CompilerHost,
  ): ts.ResolvedModuleFull | undefined {
    const { dir } = parse(from);
    const base = name.startsWith('@/')
      ? join(this.#code.root, 'src', name.slice(2))
      : join(dir, name);
    for (const extension of [ts.Extension.Ts, ts.Extension.Tsx]) {
      const places = [base, `${base}${extension}`, `${base}/index${extension}`];
      for (const resolvedFileName of places) {
        if (resolvedFileName.endsWith(extension) && host.fileExists(resolvedFileName)) {
          return { resolvedFileName, extension, isExternalLibraryImport: false };
        }
      }
    }
    return undefined;
  }

  #resolve(
    name: string,
    from: string,
    host: ts.CompilerHost,
    cache: ts.ModuleResolutionCache,
  ): ts.ResolvedModuleWithFailedLookupLocations {
    const outside = from.includes('/node_modules/');
    if (ROUTE_TREE.test(name)) return { resolvedModule: undefined };
    if (!outside && /^(@\/|\.)/.test(name)) {
      return { resolvedModule: this.#resolveOwn(name, from, host) };
    }
    const followed = outside || CARRIERS.includes(name);
    if (!followed || BROUGHT.test(name) || leadsAside(name, from)) {
      return { resolvedModule: undefined };
    }
    return ts.resolveModuleName(name, from, this.#options, host, cache);
  }

  /**
   * Reads some files, and what they import.
   *
   * @param trees the files that the compiler is to be asked about
   * @param overlay generated files to read instead of the project's own
   */
  read(trees: Tree[], overlay: Overlay): TypedCode {
    const base = ts.createCompilerHost(this.#options);
    const { root } = this.#code;
    const inside = `${root}/`;
    const relative = (path: string) => (path.startsWith(inside) ? path.slice(inside.length) : '');
    const read = (path: string) =>
      overlay.has(relative(path)) ? overlay.get(relative(path)) : base.readFile(path);
    const host: ts.CompilerHost = {
      ...base,
      getCurrentDirectory: () => root,
      fileExists: (path) => {
        const file = relative(path);
        if (overlay.has(file)) return overlay.get(file) !== undefined;
        return this.#code.has(file) || base.fileExists(path);
      },
      readFile: read,
      getSourceFile: (path, target) => {
        const file = relative(path);
        const kept = overlay.has(file) ? `before ${path}` : path;
        const known = this.#code.tree(file) ?? this.#parsed.get(kept);
        const text = known === undefined ? read(path) : undefined;
        if (text === undefined) return known;
        const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
        const options = typeof target === 'object' ? target : { languageVersion: target };
        const source = ts.createSourceFile(path, text, { ...options, jsDocParsingMode });
        this.#parsed.set(kept, source);
        return source;
      },
    };
    const cache = ts.createModuleResolutionCache(root, (path) => path, this.#options);
    host.getModuleResolutionCache = () => cache;
    host.resolveModuleNameLiterals = (literals, from) =>
      literals.map(({ text }) => this.#resolve(text, from, host, cache));
    const program = ts.createProgram({
      rootNames: trees.map(([file]) => join(root, file)),
      options: this.#options,
      host,
      ...(this.#last === undefined ? {} : { oldProgram: this.#last }),
    });
    this.#last = program;
    return { checker: program.getTypeChecker(), trees };
  }
}
