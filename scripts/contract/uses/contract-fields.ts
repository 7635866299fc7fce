import ts from 'typescript';
import { pascal } from '../document.ts';

const MODEL = '/src/api/generated/model/';
const OPERATIONS = '/openapi/generated/operations.ts';

/** The keys that a declaration stands under, from the outside in; and what holds them all. */
function keysAround(declaration: ts.Node): { keys: string[]; holder: string | undefined } {
  const keys: string[] = [];
  let node = declaration;
  while (!ts.isSourceFile(node)) {
    if (ts.isVariableDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      return { keys, holder: node.name.getText() };
    }
    if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) {
      const { name } = node;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) keys.unshift(name.text);
      else keys.unshift(name.getText());
    }
    node = node.parent;
  }
  return { keys, holder: undefined };
}

function inOperations(holder: string | undefined, keys: string[]): string | undefined {
  if (holder === 'components' && keys[0] === 'schemas' && keys.length > 2) {
    return `${keys[1] ?? ''}.${keys.slice(2).join('.')}`;
  }
  if (holder !== 'operations') return undefined;
  const [id = '', part, ...rest] = keys;
  if (part === 'parameters' && rest[0] === 'query' && rest.length > 1) {
    return `${pascal(id)}Params.${rest.slice(1).join('.')}`;
  }
  if (part === 'requestBody' && rest[0] === 'content' && rest.length > 2) {
    return `${pascal(id)}Body.${rest.slice(2).join('.')}`;
  }
  return undefined;
}

/**
 * The field of the contract that a declaration in the generated code stands for, as `Owner.field`;
 * undefined for anything else. This is how a use leads back to the contract: types that are derived
 * (picked, unwrapped, inferred) keep the declaration of the property that they come from.
 */
export function contractField(declaration: ts.Declaration): string | undefined {
  const { fileName } = declaration.getSourceFile();
  if (fileName.includes(MODEL)) {
    const { keys, holder } = keysAround(declaration);
    return holder === undefined || keys.length === 0 ? undefined : `${holder}.${keys.join('.')}`;
  }
  if (!fileName.endsWith(OPERATIONS)) return undefined;
  const { keys, holder } = keysAround(declaration);
  return inOperations(holder, keys);
}
