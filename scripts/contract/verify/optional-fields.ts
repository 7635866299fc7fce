import { referencedName, type ContractDocument, type Operation, type Schema } from '../document.ts';

/** An optional property that occurred in no response. */
export interface MissingField {
  /** Schema and path: `ActivityDetail.contact.email`. */
  field: string;
  /** Tested operations that describe the property. */
  operations: string[];
}

interface Place {
  schema: Schema;
  /** Schema and path, for reports. */
  at: string;
}

/** Collects the optional properties that occur in the responses of a server. */
export interface OptionalFields {
  /** Records the body of a successful response. */
  record: (operation: Operation, body: unknown) => void;
  /** Returns the optional properties of tested operations that occurred in no response. */
  missing: () => MissingField[];
}

/** Indexes the optional properties of a contract. */
export function optionalFields(contract: ContractDocument): OptionalFields {
  const { schemas } = contract.components;
  const held = new Set<string>();
  const seen = new Map<string, Schema>();

  const resolved = ({ schema, at }: Place): Place => {
    if (schema.$ref === undefined) return { schema, at };
    const name = referencedName(schema.$ref);
    return resolved({ schema: schemas[name] ?? {}, at: name });
  };
  const below = (place: Place): [string, boolean, Place][] => {
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

  const note = (place: Place, value: unknown): void => {
    const { schema, at } = resolved(place);
    if (Array.isArray(value)) {
      for (const item of value) if (schema.items) note({ schema: schema.items, at }, item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const own = new Map(Object.entries(value));
    for (const [name, , property] of below(place)) {
      if (!own.has(name)) continue;
      held.add(property.at);
      note(property, own.get(name));
    }
    for (const branch of branches(place)) note(branch, value);
    if (typeof schema.additionalProperties === 'object')
      for (const item of own.values()) note({ schema: schema.additionalProperties, at }, item);
  };

  const describedBy = (place: Place, found: Set<string>, visited: Set<Schema>): void => {
    const { schema, at } = resolved(place);
    if (visited.has(schema)) return;
    visited.add(schema);
    for (const [, required, property] of below(place)) {
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
      note({ schema, at: id }, body);
    },
    missing: () => {
      const operations = new Map<string, string[]>();
      for (const [id, schema] of seen) {
        const described = new Set<string>();
        describedBy({ schema, at: id }, described, new Set());
        for (const field of described)
          if (!held.has(field)) operations.set(field, [...(operations.get(field) ?? []), id]);
      }
      return [...operations]
        .map(([field, ids]) => ({ field, operations: ids }))
        .sort((a, b) => a.field.localeCompare(b.field));
    },
  };
}
