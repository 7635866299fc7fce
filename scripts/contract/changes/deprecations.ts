import { operationsOf, type ContractDocument, type Deprecable } from '../document.ts';
import { reachOf, type Direction } from './reach.ts';
import { fieldsOf, ownersOf } from './fields.ts';
import type { FieldChange } from './field-changes.ts';
import type { OperationChange } from './operation-changes.ts';

/** What is said of something that is announced to go: until when it stays, and what to use instead. */
export function describeDeprecation(node: Deprecable): string {
  const { 'x-sunset': sunset, 'x-replaced-by': replacement } = node;
  return [
    'deprecated',
    ...(sunset === undefined ? [] : [`may be gone from ${sunset} on`]),
    ...(replacement === undefined ? [] : [`use ${replacement} instead`]),
  ].join(', ');
}

/** The operations that are announced to go, as changes whose uses are still to be found. */
export function deprecatedOperations(contract: ContractDocument): OperationChange[] {
  return operationsOf(contract)
    .filter(({ object }) => object.deprecated === true)
    .map((operation) => ({
      operation,
      kind: 'deprecated',
      said: describeDeprecation(operation.object),
      severity: 'check',
    }));
}

/** The fields that are announced to go. */
export function deprecatedFields(contract: ContractDocument): FieldChange[] {
  const reach = reachOf(contract);
  return [...ownersOf(contract)].flatMap(([owner, schema]) =>
    fieldsOf(owner, schema)
      .filter((field) => field.schema.deprecated === true)
      .map(({ name, schema: field }): FieldChange => {
        const carriers = reach.get(owner) ?? new Map<string, ReadonlySet<Direction>>();
        return {
          kind: 'deprecated',
          owner,
          field: name,
          before: '',
          after: describeDeprecation(field),
          lost: [],
          gained: [],
          severity: 'check',
          directions: new Set([...carriers.values()].flatMap((ways) => [...ways])),
          operations: [...carriers.keys()].sort(),
        };
      }),
  );
}
