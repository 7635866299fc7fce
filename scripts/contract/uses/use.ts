import ts from 'typescript';

/** A place in the code where something of the contract is used. */
export interface Use {
  /** Path, relative to the project. */
  file: string;
  line: number;
  column: number;
  /** The line, without what surrounds it. */
  text: string;
  /** What is declared there at the top of the file; in a test, its title. */
  inside: string;
  /** The top-level name that it stands in; undefined outside of any. */
  declaration: string | undefined;
  how: 'reads' | 'writes' | 'names' | 'calls' | 'answers';
}

const TESTS = ['it', 'test', 'describe'];

function testTitle(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const callee = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.expression
    : node.expression;
  const [title] = node.arguments;
  const titled = ts.isIdentifier(callee) && TESTS.includes(callee.text);
  return titled && title !== undefined && ts.isStringLiteralLike(title) ? title.text : undefined;
}

/** The names that a top-level statement declares. */
export function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) =>
            ts.isBindingElement(element) && ts.isIdentifier(element.name)
              ? [element.name.text]
              : [],
          ),
    );
  }
  const declares =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return declares && statement.name !== undefined ? [statement.name.text] : [];
}

/** Describes where a node stands. */
export function useAt(file: string, node: ts.Node, how: Use['how']): Use {
  const source = node.getSourceFile();
  const start = node.getStart(source);
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  let title: string | undefined;
  let top: ts.Node = node;
  while (!ts.isSourceFile(top.parent)) {
    top = top.parent;
    title ??= testTitle(top);
  }
  const declaration = ts.isStatement(top) ? declaredNames(top)[0] : undefined;
  const lines = source.getLineStarts();
  const text = source.text.slice(lines[line], lines[line + 1]);
  return {
    file,
    line: line + 1,
    column: character + 1,
    text: text.trim(),
    inside: title ?? declaration ?? '',
    declaration,
    how,
  };
}
