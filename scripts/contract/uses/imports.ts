import ts from 'typescript';
import { linkedFile, linksIn } from './links.ts';
import { declaredNames } from './use.ts';
import type { WrittenCode } from './written-code.ts';

/** A top-level name of a file, written `file#name`. */
export type DeclarationId = string;

/** What the whole of a file is used as, by a dynamic import or for its effects. */
const WHOLE = '*';

function resolve(code: WrittenCode, from: string, specifier: string): string | undefined {
  return linkedFile(from, specifier, (file) => code.has(file));
}

/** Local names of a file that stand for names of other files. */
function importedNames(code: WrittenCode, file: string, source: ts.SourceFile) {
  const names = new Map<string, DeclarationId>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const target = resolve(code, file, statement.moduleSpecifier.text);
    if (target === undefined) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings !== undefined && ts.isNamedImports(bindings)) {
      for (const { name, propertyName } of bindings.elements) {
        names.set(name.text, `${target}#${(propertyName ?? name).text}`);
      }
    } else if (bindings !== undefined) names.set(bindings.name.text, `${target}#${WHOLE}`);
    const byDefault = statement.importClause?.name;
    if (byDefault !== undefined) names.set(byDefault.text, `${target}#${WHOLE}`);
  }
  return names;
}

function dynamicTarget(code: WrittenCode, file: string, node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return undefined;
  }
  const [specifier] = node.arguments;
  return specifier !== undefined && ts.isStringLiteral(specifier)
    ? resolve(code, file, specifier.text)
    : undefined;
}

/**
 * Who uses each top-level name of the site's code: the names whose declarations mention it. A file is
 * parsed when a name that it may mention is asked about: much of the site has no part in a change.
 */
export class ImportGraph {
  readonly #code: WrittenCode;
  readonly #users = new Map<DeclarationId, Set<DeclarationId>>();
  /** The files that import each file, and itself; without those that have been read. */
  readonly #unread = new Map<string, Set<string>>();
  readonly #read = new Set<string>();

  constructor(code: WrittenCode) {
    this.#code = code;
    for (const [file, text] of code.texts()) {
      if (!file.startsWith('src/')) continue;
      this.#mayUse(file, file);
      for (const { specifier } of linksIn(text)) {
        const target = resolve(code, file, specifier);
        if (target !== undefined) this.#mayUse(target, file);
      }
    }
  }

  #mayUse(target: string, user: string): void {
    const users = this.#unread.get(target) ?? new Set();
    this.#unread.set(target, users.add(user));
  }

  /** Reads whatever may use a name of a file. */
  #open(target: string): void {
    for (const file of this.#unread.get(target) ?? []) {
      const source = this.#read.has(file) ? undefined : this.#code.tree(file);
      this.#read.add(file);
      if (source !== undefined) this.#note(file, source);
    }
    this.#unread.delete(target);
  }

  #add(used: DeclarationId, user: DeclarationId): void {
    const users = this.#users.get(used) ?? new Set();
    this.#users.set(used, users.add(user));
  }

  #note(file: string, source: ts.SourceFile): void {
    const code = this.#code;
    const known = importedNames(code, file, source);
    for (const statement of source.statements) {
      for (const name of declaredNames(statement)) known.set(name, `${file}#${name}`);
    }
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) continue;
      const names = declaredNames(statement);
      const users = (names.length > 0 ? names : [WHOLE]).map((name) => `${file}#${name}`);
      const visit = (node: ts.Node): void => {
        const target = dynamicTarget(code, file, node);
        const used =
          target !== undefined
            ? `${target}#${WHOLE}`
            : ts.isIdentifier(node) && known.get(node.text);
        if (typeof used === 'string') {
          for (const user of users) if (user !== used) this.#add(used, user);
        }
        ts.forEachChild(node, visit);
      };
      visit(statement);
    }
  }

  /** Everything that uses a declaration, directly or through others; the declaration itself too. */
  usersOf(start: DeclarationId): ReadonlySet<DeclarationId> {
    const seen = new Set([start]);
    for (const id of seen) {
      const [file = ''] = id.split('#');
      this.#open(file);
      for (const next of [id, `${file}#${WHOLE}`]) {
        for (const user of this.#users.get(next) ?? []) seen.add(user);
      }
    }
    return seen;
  }
}
