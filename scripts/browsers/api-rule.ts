import type { Rule } from 'eslint';
import ts from 'typescript';
import { OPTIONAL_APIS } from './optional-features.ts';
import { missingIn, placeAt } from './support.ts';

/** What the TypeScript parser offers its rules. */
interface TypeServices {
  program: ts.Program;
  getSymbolAtLocation: (node: Rule.Node) => ts.Symbol | undefined;
  getTypeAtLocation: (node: Rule.Node) => ts.Type;
}

/** Interfaces that TypeScript has beside the one of their class. */
const CLASSES: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  IteratorConstructor: 'Iterator',
};

/** The name of the interface, class or namespace that a declaration stands in, and whether static. */
function ownerOf(declaration: ts.Declaration): { name: string; isStatic: boolean } | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text;
    const isStatic = name.endsWith('Constructor');
    const base = isStatic ? name.slice(0, -'Constructor'.length) : name;
    return { name: CLASSES[name] ?? base, isStatic };
  }
  // `declare var AbortSignal: { any(…): … }`
  const holder = ts.isTypeLiteralNode(parent) ? parent.parent : undefined;
  if (holder && ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name))
    return { name: holder.name.text, isStatic: true };
  if (ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent))
    return { name: 'Window', isStatic: false };
  return undefined;
}

/** Where MDN's data may have a member. */
function pathsOf(owner: string, member: string, isStatic: boolean): string[][] {
  return [
    ...(isStatic ? [['api', owner, `${member}_static`]] : []),
    ['javascript', 'builtins', owner, member],
    ['api', owner, member],
    ...(owner === 'Window'
      ? [
          ['api', member],
          ['javascript', 'builtins', member],
        ]
      : []),
  ];
}

/** Refuses what a browser of the policy lacks: scripts of the site run in each of them as they are. */
export const apiRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const services = context.sourceCode.parserServices as unknown as TypeServices;
    const file = context.filename.replace(/^.*\/(src\/)/, '$1');

    function check(node: Rule.Node, member: string, receiver?: string): void {
      const symbol = services.getSymbolAtLocation(node);
      for (const declaration of symbol?.declarations ?? []) {
        if (!services.program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
        const owner = ownerOf(declaration);
        if (owner === undefined) continue;
        const paths = [
          ...pathsOf(owner.name, member, owner.isStatic),
          ...(receiver === undefined ? [] : pathsOf(receiver, member, false)),
        ];
        const path = paths.find((one) => placeAt(...one)?.__compat !== undefined);
        const missing = path === undefined ? [] : missingIn(...path);
        if (missing.length === 0) continue;
        const feature = `${owner.name}.${member}`;
        if (OPTIONAL_APIS[feature]?.file === file) return;
        context.report({ node, message: `${feature} is not in ${missing.join(', ')}` });
        return;
      }
    }

    return {
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const type = services.getTypeAtLocation(node.object as Rule.Node);
        check(node.property as Rule.Node, node.property.name, type.getSymbol()?.name);
      },
      'CallExpression > Identifier.callee'(node: Rule.Node & { name: string }) {
        check(node, node.name);
      },
      'NewExpression > Identifier.callee'(node: Rule.Node & { name: string }) {
        check(node, node.name);
      },
    };
  },
};
