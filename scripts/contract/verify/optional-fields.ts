import { referencedName, type ContractDocument, type Operation, type Schema } from '../document.ts';

/** An optional property that occurred in no response. */
export interface MissingField {
  /**
   * Nearest named schema and path, such as `Activity.contact`; begins with the operation's id outside named
   * schemas.
   */
  field: string;
  /** Tested operations that describe the property. */
  operations: string[];
}

interface Place {
  schema: Schema;
  /** Path that names the property in reports, as in `MissingField.field`. */
  at: string;
}

/** Finds the optional properties that a server never returns. */
export interface OptionalFields {
  /** Records the body of a successful response. */
  record: (operation: Operation, body: unknown) => void;
  /** Returns the optional properties of tested operations that occurred in no response. */
  missing: () => MissingField[];
}

/** Creates a collector for responses to the operations of a contract. */
export function optionalFields(contract: ContractDocument): OptionalFields {
  const { schemas } = contract.components;
  const occurred = new Set<string>();
  const seen = new Map<string, Schema>();

  const resolved = ({ schema, at }: Place): Place => {
    if (schema.$ref === undefined) return { schema, at };
    const name = referencedName(schema.$ref);
    return resolved({ schema: schemas[name] ?? {}, at: name });
  };
  const propertiesOf = (place: Place): [string, boolean, Place][] => {
    const { schema, at } = resolved(place);
    return Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      schema.required?.includes(name) ?? false,
      { schema: property, at: `${at}.${name}` },
    ]);
  };
  const branches = (place: Place): Place[] => {
    const { schema, at } = resolved(place);
    const lists = [schema.allOf, schema.oneOf, schema.anyOf];
    return lists.flatMap((list) => (list ?? []).map((one) => ({ schema: one, at })));
  };

  const recordValue = (place: Place, value: unknown): void => {
    const { schema, at } = resolved(place);
    if (Array.isArray(value)) {
      for (const item of value) if (schema.items) recordValue({ schema: schema.items, at }, item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const own = new Map(Object.entries(value));
    for (const [name, , property] of propertiesOf(place)) {
      if (!own.has(name)) continue;
      occurred.add(property.at);
      recordValue(property, own.get(name));
    }
    for (const branch of branches(place)) recordValue(branch, value);
    if (typeof schema.additionalProperties === 'object')
      for (const item of own.values())
        recordValue({ schema: schema.additionalProperties, at }, item);
  };

  const describedBy = (place: Place, found: Set<string>, visited: Set<Schema>): void => {
    const { schema, at } = resolved(place);
    if (visited.has(schema)) return;
    visited.add(schema);
    for (const [, required, property] of propertiesOf(place)) {
      if (!required) found.add(property.at);
      describedBy(property, found, visited);
    }
    for (const branch of branches(place)) describedBy(branch, found, visited);
    for (const inner of [schema.items, schema.additionalProperties])
      if (typeof inner === 'object') describedBy({ schema: inner, at }, found, visited);
  };

  return {
    record: ({ id, object }, body) => {
      const schema = object.responses['200']?.content?.['application/json']?.schema;
      if (schema === undefined) return;
      seen.set(id, schema);
      recordValue({ schema, at: id }, body);
    },
    missing: () => {
      const operations = new Map<string, string[]>();
      for (const [id, schema] of seen) {
        const described = new Set<string>();
        describedBy({ schema, at: id }, described, new Set());
        for (const field of described)
          if (!occurred.has(field)) operations.set(field, [...(operations.get(field) ?? []), id]);
      }
      return [...operations]
        .map(([field, ids]) => ({ field, operations: ids }))
        .sort((a, b) => a.field.localeCompare(b.field));
    },
  };
}
