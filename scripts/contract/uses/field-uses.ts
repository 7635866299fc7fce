import ts from 'typescript';
import { contractField } from './contract-fields.ts';
import type { TypedCode } from './program.ts';
import { useAt, type Use } from './use.ts';
import { writtenTypes } from './written-types.ts';

/** Where antd takes the name of a field as a text. */
const NAMING = ['name', 'dataIndex', 'rowKey'];

/** A node that uses a property, with the property's symbols. */
interface Found {
  node: ts.Node;
  how: Use['how'];
  symbols: (ts.Symbol | undefined)[];
}

function written(checker: ts.TypeChecker, literal: ts.Expression, name: string): Found['symbols'] {
  return writtenTypes(checker, literal).map((type) => checker.getPropertyOfType(type, name));
}

/** The property that a node uses, where its name is one of `names`. */
function look(
  checker: ts.TypeChecker,
  node: ts.Node,
  names: ReadonlySet<string>,
): Found | undefined {
  if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
    const symbols = [checker.getSymbolAtLocation(node.name)];
    return { node: node.name, how: 'reads', symbols };
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    const name = node.argumentExpression.text;
    if (!names.has(name)) return undefined;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
    return { node, how: 'reads', symbols: [checker.getPropertyOfType(type, name)] };
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name) || !names.has(name.text)) return undefined;
    const type = checker.getTypeAtLocation(node.parent);
    return { node, how: 'reads', symbols: [checker.getPropertyOfType(type, name.text)] };
  }
  const assigned = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  if (!assigned || !(ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) return undefined;
  if (!names.has(node.name.text)) return undefined;
  return { node, how: 'writes', symbols: written(checker, node.parent, node.name.text) };
}

/** The name of a field that a form or a table gets as a text. */
function namedAsText(node: ts.Node, names: ReadonlySet<string>): string | undefined {
  if (!ts.isStringLiteral(node) || !names.has(node.text)) return undefined;
  const holder = ts.isArrayLiteralExpression(node.parent) ? node.parent : node;
  const around = ts.isJsxExpression(holder.parent) ? holder.parent.parent : holder.parent;
  const attribute = ts.isJsxAttribute(around) || ts.isPropertyAssignment(around);
  return attribute && NAMING.includes(around.name.getText()) ? node.text : undefined;
}

/** The fields of the contract, by these names, that a record brings along which is spread: `{ ...record }`. */
function spreadFields(
  checker: ts.TypeChecker,
  node: ts.Node,
  names: ReadonlySet<string>,
): string[] {
  if (!ts.isSpreadAssignment(node)) return [];
  const type = checker.getTypeAtLocation(node.expression);
  return [...names].flatMap((name) => {
    const declarations = checker.getPropertyOfType(type, name)?.declarations ?? [];
    return declarations.flatMap((declaration) => contractField(declaration) ?? []);
  });
}

/** The schema whose record an object literal puts together, where its type says so. */
function madeSchema(checker: ts.TypeChecker, node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const type = checker.getContextualType(node);
  const parts = type === undefined ? [] : type.isUnion() ? type.types : [type];
  for (const part of parts) {
    const [property] = checker.getPropertiesOfType(part);
    const [declaration] = property?.declarations ?? [];
    const field = declaration && contractField(declaration);
    if (field !== undefined && field.split('.').length === 2) return ownerOf(field);
  }
  return undefined;
}

/** Tells whether a file names an owner. */
function namer(source: ts.SourceFile): (owner: string) => boolean {
  let words: Set<string> | undefined;
  return (owner) => (words ??= new Set(source.text.split(/\W+/))).has(owner);
}

/** The last part of a field's name: what code calls it. */
export function qualifiedName(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}

/** The first part of a field's name: the schema that it belongs to. */
export function ownerOf(field: string): string {
  return field.split('.')[0] ?? '';
}

function fieldsByName(fields: readonly string[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const field of fields) {
    const name = qualifiedName(field);
    byName.set(name, [...(byName.get(name) ?? []), field]);
  }
  return byName;
}

/**
 * Finds where fields of the contract are read and written, by the types of the code: property
 * access, destructuring, object literals, whatever the value is called and however its type was
 * inferred. Names of fields that forms and tables take as texts are found in files that name the
 * owner.
 *
 * @param fields as `Owner.field`, nested ones as `Owner.field.inner`
 * @param made those of them that every record must have now: where one is put together it is written
 */
export function findFieldUses(
  { checker, trees, visibility }: TypedCode,
  fields: readonly string[],
  made: ReadonlySet<string> = new Set(),
): Map<string, Use[]> {
  const uses = new Map<string, Use[]>(fields.map((field) => [field, []]));
  if (fields.length === 0) return uses;
  const byName = fieldsByName(fields);
  const names = new Set(byName.keys());
  for (const [file, source] of trees) {
    const isVisible = fields.filter((field) => visibility.seeing(ownerOf(field)).has(file));
    const typed = new Set(isVisible.map(qualifiedName));
    const speaks = namer(source);
    const noted = new Set<string>();
    const note = (field: string, node: ts.Node, how: Use['how']) => {
      const place = `${field} ${node.getStart(source)}`;
      if (!noted.has(place)) uses.get(field)?.push(useAt(file, node, how));
      noted.add(place);
    };
    const visit = (node: ts.Node): void => {
      const found = look(checker, node, typed);
      for (const symbol of found?.symbols ?? []) {
        for (const declaration of symbol?.declarations ?? []) {
          const field = contractField(declaration);
          if (found !== undefined && field !== undefined) note(field, found.node, found.how);
        }
      }
      for (const field of spreadFields(checker, node, typed)) {
        if (uses.has(field)) note(field, node, 'reads');
      }
      if (made.size > 0 && file.startsWith('server/')) {
        const owner = madeSchema(checker, node);
        for (const field of made) if (ownerOf(field) === owner) note(field, node, 'writes');
      }
      const named = namedAsText(node, names);
      for (const field of (named === undefined ? undefined : byName.get(named)) ?? []) {
        const owner = ownerOf(field);
        if (field !== owner && speaks(owner)) note(field, node, 'names');
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}
