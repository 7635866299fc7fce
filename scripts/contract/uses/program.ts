import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Visibility } from './visibility.ts';
import type { Sources } from './sources.ts';
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

/** Whether an import between parts of antd leads to one that hands no records on. */
function isAlias(name: string, from: string): boolean {
  const start = from.indexOf(ANTD);
  if (start < 0 || !name.startsWith('.')) return false;
  const target = posix.join(posix.dirname(from.slice(start + ANTD.length)), name);
  return !PASSING.some((part) => target === part || target.startsWith(`${part}/`));
}

/** Some files of the code, with what the compiler knows of their types. */
export interface TypedCode {
  checker: ts.TypeChecker;
  trees: Tree[];
  visibility: Visibility;
}

/** Reads the code of a project with its types; keeps what it has parsed for the next reading. */
export class CodeReader {
  readonly #code: WrittenCode;
  readonly #options: ts.CompilerOptions;
  readonly #parsed = new Map<string, ts.SourceFile>();

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

  /** Path of a file in the project, relative to it; empty for any other. */
  #relative(path: string): string {
    const inside = `${this.#code.root}/`;
    return path.startsWith(inside) && !path.includes('/node_modules/')
      ? path.slice(inside.length)
      : '';
  }

  #resolve(
    name: string,
    from: string,
    follow: (from: string, name: string) => string | undefined,
    host: ts.CompilerHost,
    cache: ts.ModuleResolutionCache,
  ): ts.ResolvedModuleWithFailedLookupLocations {
    const own = this.#relative(from);
    if (own !== '' && /^(@\/|\.)/.test(name)) {
      const file = follow(own, name);
      if (file === undefined) return { resolvedModule: undefined };
      const extension = file.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
      const resolvedFileName = join(this.#code.root, file);
      return { resolvedModule: { resolvedFileName, extension, isExternalLibraryImport: false } };
    }
    const followed = own === '' || CARRIERS.includes(name);
    if (!followed || BROUGHT.test(name) || isAlias(name, from)) {
      return { resolvedModule: undefined };
    }
    return ts.resolveModuleName(name, from, this.#options, host, cache);
  }

  /** Parses what nobody wrote here; once, whatever programs it is part of. */
  #parse(path: string, options: ts.CreateSourceFileOptions, sources: Sources) {
    const file = this.#relative(path);
    const known = this.#parsed.get(path);
    if (known !== undefined && file === '') return known;
    const text = file === '' ? ts.sys.readFile(path) : sources.text(file);
    if (text === undefined) return undefined;
    if (text === known?.text) return known;
    const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
    const source = ts.createSourceFile(path, text, { ...options, jsDocParsingMode });
    this.#parsed.set(path, source);
    return source;
  }

  /**
   * Reads some files, and what they import.
   *
   * @param trees the files that the compiler is to be asked about
   */
  read(trees: Tree[], sources: Sources, visibility: Visibility): TypedCode {
    const base = ts.createCompilerHost(this.#options);
    const { root } = this.#code;
    const host: ts.CompilerHost = {
      ...base,
      getCurrentDirectory: () => root,
      fileExists: (path) => {
        const file = this.#relative(path);
        return file === '' ? base.fileExists(path) : sources.has(file);
      },
      getSourceFile: (path, target) => {
        const options = typeof target === 'object' ? target : { languageVersion: target };
        return this.#code.tree(this.#relative(path)) ?? this.#parse(path, options, sources);
      },
    };
    const seen = visibility.seenFrom(trees.map(([file]) => file));
    // Of what a barrel passes on, only what somebody takes from it.
    const follow = (from: string, name: string): string | undefined => {
      const file = sources.resolve(from, name);
      const needless = file !== undefined && visibility.isBarrel(from) && !seen.has(file);
      return needless ? undefined : file;
    };
    const cache = ts.createModuleResolutionCache(root, (path) => path, this.#options);
    host.getModuleResolutionCache = () => cache;
    host.resolveModuleNameLiterals = (literals, from) =>
      literals.map(({ text }) => this.#resolve(text, from, follow, host, cache));
    const program = ts.createProgram({
      rootNames: trees.map(([file]) => join(root, file)),
      options: this.#options,
      host,
    });
    return { checker: program.getTypeChecker(), trees, visibility };
  }
}
