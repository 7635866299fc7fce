import ts from 'typescript';
import { pascal, type Operation } from '../document.ts';
import { useAt, type Use } from './use.ts';
import { visitLinked, type WrittenCode } from './written-code.ts';

/** The option of `src/api/client.ts` that names the operation of a request. */
const CLIENT_OPTION = 'operationId';
const GENERATED_MODULE = /(^@\/api\/|\/api\/|^\.\/|^)generated\/(?!model)/;

const WORD = /[\w$]+/g;

/** Names that the generators export for an operation, and its id. */
function exportedNames(id: string): string[] {
  const name = pascal(id);
  const get = ['QueryOptions', 'QueryKey', 'MutationOptions', 'MutationKey', 'Url'];
  const mocks = ['MockHandler', 'ResponseMock', 'ResponseMock200'];
  const types = ['QueryResult', 'MutationResult', 'MutationBody', 'MutationVariables'];
  return [
    ...[id, `use${name}`, `prefetch${name}`, `invalidate${name}`],
    ...[...get, ...mocks].map((suffix) => `get${name}${suffix}`),
    ...types.map((suffix) => `${name}${suffix}`),
  ];
}

/** The hook that pages use an operation by; a response that isn't JSON has its address instead. */
export function hookOf({ id }: Operation): string {
  return `use${pascal(id)}`;
}

/** The module that `await import('…')` loads. */
function awaitedModule(node: ts.Expression | undefined): string | undefined {
  if (node === undefined || !ts.isAwaitExpression(node)) return undefined;
  const call = node.expression;
  if (!ts.isCallExpression(call) || call.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return undefined;
  }
  const [module] = call.arguments;
  return module !== undefined && ts.isStringLiteral(module) ? module.text : undefined;
}

/** What a node takes from a module by name: an import, or `const { … } = await import('…')`. */
function takenFrom(node: ts.Node): { module: string; names: ts.NodeArray<Taken> } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const names = node.importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names)) return undefined;
    return { module: node.moduleSpecifier.text, names: names.elements };
  }
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return undefined;
  const module = awaitedModule(node.initializer);
  return module === undefined ? undefined : { module, names: node.name.elements };
}

type Taken = ts.ImportSpecifier | ts.BindingElement;

function visitAll(node: ts.Node, visitor: (node: ts.Node) => void): void {
  visitor(node);
  ts.forEachChild(node, (child) => visitAll(child, visitor));
}

/** Local names of what a file takes from the generated client, with their exported names. */
function importedFromClient(source: ts.SourceFile): Map<string, string> {
  const imported = new Map<string, string>();
  if (!source.text.includes('generated/')) return imported;
  const note = (node: ts.Node): void => {
    const taken = takenFrom(node);
    if (taken !== undefined && GENERATED_MODULE.test(taken.module)) {
      for (const { name, propertyName } of taken.names) {
        if (ts.isIdentifier(name)) imported.set(name.text, (propertyName ?? name).getText(source));
      }
    }
  };
  if (/\bawait\s+import\b/.test(source.text)) visitAll(source, note);
  else source.statements.forEach(note);
  return imported;
}

/** Whether an identifier stands for a value or a type, not for the name of a property. */
function refers(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return false;
  if (ts.isBindingElement(parent) && parent.initializer !== node) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name !== node;
  return true;
}

/** Whether a file of the server holds handlers: `server/<domain>/handlers.ts`, `…/staff-handlers.ts`. */
function isHandlersFile(file: string): boolean {
  return /^server\/.*\bhandlers\.ts$/.test(file);
}

/** Whether a module of the site sends the operation by `src/api/client.ts`, as `{ operationId: 'getTime' }`. */
function sendsByClient(file: string, { parent }: ts.Node): boolean {
  return (
    file.startsWith('src/') && ts.isPropertyAssignment(parent) && CLIENT_OPTION === nameOf(parent)
  );
}

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isIdentifier(name) ? name.text : undefined);

/**
 * How an operation's id is used there: a test calls it (`call('listNews', …)`), a table of a test or of
 * the server names it, or a handler of the server answers it.
 */
function idUse(file: string, node: ts.Node): 'calls' | 'answers' | 'names' | undefined {
  const { parent } = node;
  if (ts.isStringLiteral(node)) {
    if (sendsByClient(file, node)) return 'calls';
    if (!namesIds(file)) return undefined;
    const called = ts.isCallExpression(parent) && parent.arguments[0] === node;
    return called && file.startsWith('tests/') ? 'calls' : 'names';
  }
  const handler =
    isHandlersFile(file) &&
    ts.isIdentifier(node) &&
    ((ts.isPropertyAssignment(parent) && parent.name === node) || ts.isMethodDeclaration(parent));
  return handler ? 'answers' : undefined;
}

/** Whether operations may be spoken of in a file by their ids alone. */
function namesIds(file: string): boolean {
  return file.startsWith('tests/') || file.startsWith('server/');
}

/**
 * Finds where operations are called (hooks, query options, addresses, mocks), tried by name in tests,
 * and answered by the server. By syntax alone: imports name the generated module.
 */
export function findOperationUses(code: WrittenCode, operations: Operation[]): Map<string, Use[]> {
  const byName = new Map(
    operations.flatMap(({ id }) => exportedNames(id).map((name) => [name, id] as const)),
  );
  const uses = new Map<string, Use[]>(operations.map(({ id }) => [id, []]));
  const speaking = code.trees(
    (file, text) =>
      (namesIds(file) || text.includes('generated/') || text.includes(CLIENT_OPTION)) &&
      text.match(WORD)?.some((word) => byName.has(word)) === true,
  );
  for (const [file, source] of speaking) {
    const imported = importedFromClient(source);
    visitLinked(source, (node) => {
      if (ts.isIdentifier(node) || ts.isStringLiteral(node)) {
        const exported = imported.get(node.text);
        const called =
          exported !== undefined && ts.isIdentifier(node) && refers(node)
            ? byName.get(exported)
            : undefined;
        if (called !== undefined) uses.get(called)?.push(useAt(file, node, 'calls'));
        else if (uses.has(node.text)) {
          const how = idUse(file, node);
          if (how !== undefined) uses.get(node.text)?.push(useAt(file, node, how));
        }
      }
    });
  }
  return uses;
}
