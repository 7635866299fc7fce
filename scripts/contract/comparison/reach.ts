import {
  operationsOf,
  referencedName,
  type ContractDocument,
  type OperationObject,
} from '../document.ts';

/** Use of a node by an operation: in the request, the response, or an error response. */
export type Direction = 'request' | 'response' | 'failure';

/** An operation that uses a node; without a direction if the node belongs to the whole operation. */
export interface Reach {
  id: string;
  direction?: Direction;
}

/** Returns the direction of a part of an operation, from its path in the operation. */
function directionOf([part, status]: readonly string[]): Direction | undefined {
  if (part === 'parameters' || part === 'requestBody') return 'request';
  if (part !== 'responses' || status === undefined) return undefined;
  return Number(status) < 400 ? 'response' : 'failure';
}

const namesByNode = new WeakMap<object, ReadonlySet<string>>();

/** Returns the names of the schemas that a node refers to directly. */
function schemasIn(node: unknown): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  const known = namesByNode.get(node);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') names.add(referencedName(value));
    else for (const name of schemasIn(value)) names.add(name);
  }
  namesByNode.set(node, names);
  return names;
}

/** Returns the names of the schemas that a node refers to directly or indirectly. */
function allSchemasIn({ components }: ContractDocument, node: unknown): Set<string> {
  const all = new Set<string>();
  const waiting = [...schemasIn(node)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    waiting.push(...schemasIn(components.schemas[name]));
  }
  return all;
}

function partsOf(object: OperationObject): [Direction, unknown][] {
  const { parameters, requestBody, responses } = object;
  const responseParts = Object.entries(responses).map(
    ([status, response]): [Direction, unknown] => [
      Number(status) < 400 ? 'response' : 'failure',
      response,
    ],
  );
  return [['request', [parameters, requestBody]], ...responseParts];
}

/** Returns the operations that use a schema. */
function operationsUsing(contract: ContractDocument, schema: string): Reach[] {
  return operationsOf(contract).flatMap(({ id, object }) => {
    const directions = new Set(
      partsOf(object)
        .filter(([, part]) => allSchemasIn(contract, part).has(schema))
        .map(([direction]) => direction),
    );
    return [...directions].map((direction) => ({ id, direction }));
  });
}

/** Returns the operations that use the node at a path. */
function reachOf(contract: ContractDocument, names: readonly string[]): Reach[] {
  const [area, first = '', second = '', ...rest] = names;
  if (area === 'components' && first === 'schemas') return operationsUsing(contract, second);
  if (area === 'paths') {
    const direction = directionOf(rest);
    return operationsOf(contract)
      .filter(({ path, method }) => path === first && method === second.toUpperCase())
      .map(({ id }) => ({ id, ...(direction && { direction }) }));
  }
  const affectsAll = area === 'servers' || area === 'components' || area === 'openapi';
  return affectsAll ? operationsOf(contract).map(({ id }) => ({ id })) : [];
}

/** Returns the operations that use the node at a path in either contract. */
export function reachOfBoth(
  contracts: readonly ContractDocument[],
  names: readonly string[],
): Reach[] {
  const all = contracts.map((contract) => reachOf(contract, names));
  if (names[1] !== 'schemas') return all.find((reach) => reach.length > 0) ?? [];
  return [...new Map(all.flat().map((one) => [`${one.id} ${one.direction ?? ''}`, one])).values()];
}
