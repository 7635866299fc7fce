import ts from 'typescript';

/** Matchers of tests whose literal stands for (a part of) the value that is expected. */
const MATCHERS = new Set([
  'toEqual',
  'toStrictEqual',
  'toMatchObject',
  'toContainEqual',
  'objectContaining',
  'arrayContaining',
]);

function partsOf(type: ts.Type | undefined): ts.Type[] {
  if (type === undefined) return [];
  return type.isUnion() ? type.types : [type];
}

/** The value that a matcher is asked about: `expect(value).not.toEqual(…)`. */
function subjectOf(callee: ts.Expression): ts.Expression | undefined {
  let node = callee;
  while (ts.isPropertyAccessExpression(node)) node = node.expression;
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return undefined;
  return node.arguments[0];
}

/**
 * The types that an expression is written for: the one that the compiler expects there, and where it
 * expects none of its own, those of what the expression becomes a part of. A spread belongs to the
 * literal around it, the argument of a helper (`omitNull({ … })`) to what the helper's answer is for,
 * and the argument of a matcher to the value that is expected.
 */
export function writtenTypes(checker: ts.TypeChecker, expression: ts.Expression): ts.Type[] {
  return [...partsOf(checker.getContextualType(expression)), ...around(checker, expression)];
}

function around(checker: ts.TypeChecker, expression: ts.Expression): ts.Type[] {
  const { parent } = expression;
  if (ts.isSpreadAssignment(parent)) return writtenTypes(checker, parent.parent);
  const passes =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent);
  if (passes) return around(checker, parent);
  if (ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText().replace(/^['"]|['"]$/g, '');
    return around(checker, parent.parent).flatMap((type) => {
      const property = checker.getPropertyOfType(type, name);
      return property ? partsOf(checker.getTypeOfSymbolAtLocation(property, parent)) : [];
    });
  }
  if (ts.isArrayLiteralExpression(parent))
    return around(checker, parent).flatMap((type) =>
      partsOf(checker.getIndexTypeOfType(type, ts.IndexKind.Number)),
    );
  if (!ts.isCallExpression(parent) || parent.expression === expression) return [];
  const { expression: callee } = parent;
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
  if (!MATCHERS.has(method)) return writtenTypes(checker, parent);
  const subject = subjectOf(callee);
  // `expect.objectContaining({ … })` stands where its literal would.
  if (subject === undefined) return around(checker, parent);
  const types = partsOf(checker.getNonNullableType(checker.getTypeAtLocation(subject)));
  if (method !== 'toContainEqual') return types;
  return types.flatMap((type) => partsOf(checker.getIndexTypeOfType(type, ts.IndexKind.Number)));
}
