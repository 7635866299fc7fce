import { operationsOf, pascal, type ContractDocument, type Schema } from '../document.ts';

/** A property that the contract names. */
export interface Field {
  /** The named schema that it stands in, or the generated name of an operation's parameters. */
  owner: string;
  /** Its name; within a nested object the names from the outside in, joined by dots. */
  name: string;
  schema: Schema;
  required: boolean;
}

/** Schemas by the name that their generated type has. */
export function ownersOf(contract: ContractDocument): Map<string, Schema> {
  const owners = new Map(Object.entries(contract.components.schemas));
  for (const { id, object } of operationsOf(contract)) {
    const asked = object.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    if (asked.length > 0) {
      owners.set(`${pascal(id)}Params`, {
        type: 'object',
        required: asked.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
      });
    }
    for (const { schema } of Object.values(object.requestBody?.content ?? {})) {
      if (schema?.properties !== undefined) owners.set(`${pascal(id)}Body`, schema);
    }
  }
  return owners;
}

function collect(owner: string, schema: Schema, prefix: string, into: Field[]): void {
  for (const part of schema.allOf ?? []) collect(owner, part, prefix, into);
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const name = `${prefix}${key}`;
    const required = schema.required?.includes(key) ?? false;
    into.push({ owner, name, schema: property, required });
    const inner = property.items ?? property;
    if (inner.properties !== undefined) collect(owner, inner, `${name}.`, into);
  }
}

/** The fields of a schema, nested ones included, in their order. */
export function fieldsOf(owner: string, schema: Schema): Field[] {
  const fields: Field[] = [];
  collect(owner, schema, '', fields);
  return fields;
}
