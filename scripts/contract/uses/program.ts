import { existsSync } from 'node:fs';
import { join, parse, posix } from 'node:path';
import ts from 'typescript';
import { writtenFiles, type SourceFiles } from './source-files.ts';

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

/** Whether an import between parts of antd leads to one that hands no records on. */
function leadsAside(name: string, from: string): boolean {
  const start = from.indexOf(ANTD);
  if (start < 0 || !name.startsWith('.')) return false;
  const target = posix.join(posix.dirname(from.slice(start + ANTD.length)), name);
  return !PASSING.some((part) => target === part || target.startsWith(`${part}/`));
}

/** Folders that are read as they were generated at another revision. */
const OVERLAID = /^(src\/api|openapi)\/generated\//;

export interface TypedCode {
  checker: ts.TypeChecker;
  files: SourceFiles;
}

/** Reads the code of a project with its types; keeps what it has parsed for the next reading. */
export class CodeReader {
  readonly #root: string;
  readonly #paths: string[];
  /** The same paths: whether they exist needn't be asked. */
  readonly #written: ReadonlySet<string>;
  readonly #options: ts.CompilerOptions;
  readonly #parsed = new Map<string, ts.SourceFile>();
  #last: ts.Program | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#paths = writtenFiles(root);
    this.#written = new Set(this.#paths);
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
      paths: { '@/*': [join(root, 'src/*')] },
    };
  }

  /** Finds a file of the project that an import in another one names. */
  #resolveOwn(
    name: string,
    from: string,
    host: ts.CompilerHost,
  ): ts.ResolvedModuleFull | undefined {
    const { dir } = parse(from);
    const base = name.startsWith('@/') ? join(this.#root, 'src', name.slice(2)) : join(dir, name);
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
    if (!outside && /^(@\/|\.)/.test(name)) {
      return { resolvedModule: this.#resolveOwn(name, from, host) };
    }
    const followed = outside || CARRIERS.includes(name);
    if (!followed || BROUGHT.test(name) || leadsAside(name, from)) {
      return { resolvedModule: undefined };
    }
    return ts.resolveModuleName(name, from, this.#options, host, cache);
  }

  /** @param overlay folder with the generated files to read instead of the project's own */
  read(overlay: string | undefined): TypedCode {
    const base = ts.createCompilerHost(this.#options);
    const inside = `${this.#root}/`;
    const relative = (path: string) => (path.startsWith(inside) ? path.slice(inside.length) : '');
    const place = (path: string): string =>
      overlay !== undefined && OVERLAID.test(relative(path)) ? join(overlay, relative(path)) : path;
    const host: ts.CompilerHost = {
      ...base,
      getCurrentDirectory: () => this.#root,
      fileExists: (path) => this.#written.has(relative(path)) || base.fileExists(place(path)),
      readFile: (path) => base.readFile(place(path)),
      directoryExists: (path) => existsSync(place(path)),
      getSourceFile: (path, target) => {
        const from = place(path);
        const known = this.#parsed.get(from);
        const text = known === undefined ? base.readFile(from) : undefined;
        if (text === undefined) return known;
        const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
        const options = typeof target === 'object' ? target : { languageVersion: target };
        const source = ts.createSourceFile(path, text, { ...options, jsDocParsingMode });
        this.#parsed.set(from, source);
        return source;
      },
    };
    const cache = ts.createModuleResolutionCache(this.#root, (path) => path, this.#options);
    host.getModuleResolutionCache = () => cache;
    host.resolveModuleNameLiterals = (literals, from) =>
      literals.map(({ text }) => this.#resolve(text, from, host, cache));
    const rootNames = this.#paths.map((path) => join(this.#root, path));
    const program = ts.createProgram({
      rootNames,
      options: this.#options,
      host,
      ...(this.#last === undefined ? {} : { oldProgram: this.#last }),
    });
    this.#last = program;
    const checker = program.getTypeChecker();
    const files = new Map<string, ts.SourceFile>();
    for (const path of this.#paths) {
      const source = program.getSourceFile(join(this.#root, path));
      if (source !== undefined) files.set(path, source);
    }
    return { checker, files };
  }
}
