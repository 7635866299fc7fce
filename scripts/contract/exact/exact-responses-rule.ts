import type { Rule } from 'eslint';
import type ts from 'typescript';
import { excessProperties } from './excess-properties.ts';

/** Services of the TypeScript parser. */
interface TypeServices {
  program: ts.Program;
  esTreeNodeToTSNodeMap: { get: (node: unknown) => ts.Expression };
}

/** File of the contract's types. */
const CONTRACT = /openapi\/generated\/operations\.ts$/;

function isOfContract(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((part) => isOfContract(checker, part));
  const element = checker.isArrayType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)[0]
    : undefined;
  if (element !== undefined) return isOfContract(checker, element);
  const declarations = type.getSymbol()?.declarations ?? [];
  return declarations.some((one) => CONTRACT.test(one.getSourceFile().fileName));
}

/**
 * Reports response fields that the contract doesn't contain, such as those of a spread. The server omits
 * them silently, which hides the misspelling of an optional field.
 */
export const exactResponsesRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const services = context.sourceCode.parserServices as unknown as TypeServices;
    const checker = services.program.getTypeChecker();

    function check(node: Rule.Node): void {
      const expression = services.esTreeNodeToTSNodeMap.get(node);
      const wanted = checker.getContextualType(expression);
      const target = wanted && checker.getAwaitedType(wanted);
      if (target === undefined || !isOfContract(checker, target)) return;
      const given = checker.getTypeAtLocation(expression);
      const excess = excessProperties(checker, checker.getAwaitedType(given) ?? given, target);
      if (excess.length === 0) return;
      context.report({ node, message: `The contract has no field ${excess.join(', ')} here.` });
    }

    return {
      'ReturnStatement > *.argument': check,
      'ArrowFunctionExpression[expression=true] > *.body': check,
      'VariableDeclarator[id.typeAnnotation] > *.init': check,
    };
  },
};
