import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { writtenFiles, type SourceFiles } from './source-files.ts';

/**
 * Packages whose types can carry a value of the contract from one place to another. The others count
 * as `any`: reading all of their declarations would take most of the time.
 */
const CARRIERS = ['react', 'antd', '@tanstack/react-query', 'zod', 'zustand'];

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
  readonly #options: ts.CompilerOptions;
  readonly #parsed = new Map<string, ts.SourceFile>();
  #last: ts.Program | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#paths = writtenFiles(root);
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

  #resolve(name: string, from: string, host: ts.CompilerHost, cache: ts.ModuleResolutionCache) {
    const own = /^(@\/|\.)/.test(name);
    const outside = from.includes('/node_modules/');
    const carrier = CARRIERS.some((pack) => name === pack || name.startsWith(`${pack}/`));
    const styles = name === 'csstype';
    if ((!own && !outside && !carrier) || styles) return { resolvedModule: undefined };
    return ts.resolveModuleName(name, from, this.#options, host, cache);
  }

  /** @param overlay folder with the generated files to read instead of the project's own */
  read(overlay: string | undefined): TypedCode {
    const base = ts.createCompilerHost(this.#options);
    const place = (path: string): string => {
      const relative = path.startsWith(`${this.#root}/`) ? path.slice(this.#root.length + 1) : '';
      return overlay !== undefined && OVERLAID.test(relative) ? join(overlay, relative) : path;
    };
    const host: ts.CompilerHost = {
      ...base,
      getCurrentDirectory: () => this.#root,
      fileExists: (path) => base.fileExists(place(path)),
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
