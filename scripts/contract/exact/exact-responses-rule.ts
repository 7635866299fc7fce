import type { Rule } from 'eslint';
import type ts from 'typescript';
import { excessProperties } from './excess-properties.ts';

/** What the TypeScript parser offers its rules. */
interface TypeServices {
  program: ts.Program;
  esTreeNodeToTSNodeMap: { get: (node: unknown) => ts.Expression };
}

/** Where the types of the contract's records and operations stand. */
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
 * Refuses what would be answered and isn't in the contract: a field that a spread or a helper brings
 * along. The server would leave it out without a word, and a renamed optional field with it.
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
