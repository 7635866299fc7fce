import { operationsOf, pascal, referredName, type ContractDocument } from '../document.ts';

/** Which way a schema travels. */
export type Direction = 'answered' | 'sent' | 'failure';

/** The operations that carry a schema, by operation id, and which way. */
export type Reach = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<Direction>>>;

/** Names of the schemas that a part of the contract refers to, also from within one another. */
function referred(contract: ContractDocument, part: unknown, into: Set<string>): Set<string> {
  if (typeof part !== 'object' || part === null) return into;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') referred(contract, value, into);
    else if (!into.has(referredName(value))) {
      into.add(referredName(value));
      referred(contract, contract.components.schemas[referredName(value)], into);
    }
  }
  return into;
}

/** Works out which operations carry each schema of a contract. */
export function reachOf(contract: ContractDocument): Reach {
  const reach = new Map<string, Map<string, Set<Direction>>>();
  const note = (owner: string, id: string, direction: Direction) => {
    const operations = reach.get(owner) ?? new Map<string, Set<Direction>>();
    reach.set(owner, operations.set(id, (operations.get(id) ?? new Set()).add(direction)));
  };
  for (const { id, object } of operationsOf(contract)) {
    note(`${pascal(id)}Params`, id, 'sent');
    note(`${pascal(id)}Body`, id, 'sent');
    const parts: [Direction, unknown][] = [
      ['sent', [object.requestBody?.content, object.parameters]],
      ...Object.entries(object.responses).map(([status, response]): [Direction, unknown] => [
        status.startsWith('2') ? 'answered' : 'failure',
        response.content,
      ]),
    ];
    for (const [direction, part] of parts) {
      for (const name of referred(contract, part, new Set())) note(name, id, direction);
    }
  }
  return reach;
}
