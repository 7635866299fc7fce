import ts from 'typescript';
import { useAt, type Use } from './use.ts';
import { visitLinked, type WrittenCode } from './written-code.ts';

const GENERATED = /generated\/|\bmocks\b/;

/** How a schema's maker of mocks is called: like the schema, in lower case at its begin. */
const makerOf = (schema: string) => schema.charAt(0).toLowerCase() + schema.slice(1);

/** Whether a node takes a name out of all that a generated module has: `factories.newsSummary`. */
function takesFromAll(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (!ts.isPropertyAccessExpression(node) || !names.has(node.name.text)) return false;
  if (!ts.isIdentifier(node.expression)) return false;
  const imported = new RegExp(`\\* as ${node.expression.text} from '([^']+)'`);
  return GENERATED.test(imported.exec(node.getSourceFile().text)?.[1] ?? '');
}

/** Whether a node takes a name from what was generated, or names the schema as `Schemas['Name']`. */
function namesSchema(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isStringLiteral(node)) {
    return (
      names.has(node.text) &&
      ts.isLiteralTypeNode(node.parent) &&
      ts.isIndexedAccessTypeNode(node.parent.parent)
    );
  }
  if (!ts.isImportSpecifier(node) || !names.has((node.propertyName ?? node.name).text))
    return false;
  const { moduleSpecifier } = node.parent.parent.parent;
  return ts.isStringLiteral(moduleSpecifier) && GENERATED.test(moduleSpecifier.text);
}

/** Finds where a schema itself is named: its type, its validator, its maker of mocks. */
export function findSchemaUses(code: WrittenCode, schema: string): Use[] {
  const names = new Set([schema, makerOf(schema)]);
  const uses: Use[] = [];
  const trees = code.trees((_file, text) => [...names].some((name) => text.includes(name)));
  for (const [file, source] of trees) {
    visitLinked(source, (node) => {
      if (namesSchema(node, names) || takesFromAll(node, names))
        uses.push(useAt(file, node, 'names'));
    });
  }
  return uses;
}
