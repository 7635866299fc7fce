import ts from 'typescript';
import type { TypedCode } from './program.ts';
import { useAt, type Use } from './use.ts';

/** Whether a type is a choice between exactly these texts (and perhaps nothing). */
function isChoice(type: ts.Type | undefined, values: ReadonlySet<string>): boolean {
  if (type === undefined) return false;
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.filter((part) => part.isStringLiteral()).map(({ value }) => value);
  return texts.length === values.size && texts.every((text) => values.has(text));
}

/** The type that a text is compared with, or is to have. */
function expected(checker: ts.TypeChecker, node: ts.StringLiteral): ts.Type | undefined {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    return checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
  }
  if (ts.isCaseClause(parent)) {
    return checker.getTypeAtLocation(parent.parent.parent.expression);
  }
  return checker.getContextualType(node);
}

/** Whether an object has a key for each of the values: a table of labels, of icons. */
function isTable(node: ts.ObjectLiteralExpression, values: ReadonlySet<string>): boolean {
  const keys = new Set(node.properties.map(({ name }) => name?.getText().replace(/^'|'$/g, '')));
  return [...values].every((value) => keys.has(value));
}

/**
 * Finds where values of a list are spelled out: compared with, passed on, or keys of a table.
 *
 * @param wanted the values to find
 * @param all every value of the list, as the code knows it
 */
export function findValueUses(
  { checker, trees }: TypedCode,
  wanted: readonly string[],
  all: readonly string[],
): Use[] {
  const values = new Set(all);
  const uses: Use[] = [];
  for (const [file, source] of trees) {
    if (!wanted.some((value) => source.text.includes(value))) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && wanted.includes(node.text)) {
        if (isChoice(expected(checker, node), values)) uses.push(useAt(file, node, 'names'));
      }
      if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
        const key = node.name.getText().replace(/^'|'$/g, '');
        if (wanted.includes(key) && isTable(node.parent, values)) {
          uses.push(useAt(file, node, 'names'));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}

/**
 * Finds where rows of the database are written with values that a list has lost: by the name of the field,
 * as the types of tables are those of a package that isn't read.
 *
 * @param names what fields with these values are called
 */
export function findStoredValues(
  { trees }: TypedCode,
  wanted: readonly string[],
  names: ReadonlySet<string>,
): Use[] {
  const uses: Use[] = [];
  if (wanted.length === 0) return uses;
  for (const [file, source] of trees) {
    if (!/^(server|tests\/(server|support|bench))\//.test(file)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && names.has(node.name.getText(source))) {
        const { initializer } = node;
        if (ts.isStringLiteral(initializer) && wanted.includes(initializer.text))
          uses.push(useAt(file, initializer, 'names'));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}
