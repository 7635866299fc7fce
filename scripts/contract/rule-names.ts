import { operationsOf, type ContractDocument } from './document.ts';

/** Returns the source of a type with the names of each operation's business rules. */
export function ruleNamesSource(contract: ContractDocument): string {
  const members = operationsOf(contract).flatMap(({ id, object }) => {
    const names = object['x-business-rules']?.map(({ name }) => JSON.stringify(name)) ?? [];
    return names.length === 0 ? [] : [`    ${id}: ${names.join(' | ')};`];
  });
  return [
    '/** Names of the business rules of each operation (`x-business-rules`). */',
    'export interface BusinessRules {',
    ...members,
    '}',
  ].join('\n');
}
