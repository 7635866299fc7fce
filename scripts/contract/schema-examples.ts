import { operationsOf, referredName, type ContractDocument, type Schema } from './document.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notes the first value of every named schema that a value holds. */
function collect(
  contract: ContractDocument,
  schema: Schema,
  value: Json | undefined,
  found: Map<string, Json>,
): void {
  if (value === undefined) return;
  if (schema.$ref !== undefined) {
    const name = referredName(schema.$ref);
    if (!found.has(name)) found.set(name, value);
    collect(contract, contract.components.schemas[name] ?? {}, value, found);
  }
  for (const part of schema.allOf ?? []) collect(contract, part, value, found);
  if (schema.items && Array.isArray(value))
    for (const item of value) collect(contract, schema.items, item, found);
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    collect(contract, field, value[name], found);
}

/** A value from what the parts of a schema give as examples. */
function compose(contract: ContractDocument, schema: Schema, found: Map<string, Json>): Json {
  if (schema.$ref !== undefined) {
    const name = referredName(schema.$ref);
    return found.get(name) ?? compose(contract, contract.components.schemas[name] ?? {}, found);
  }
  const [given] = (schema.examples ?? []) as Json[];
  if (schema.const !== undefined) return schema.const as Json;
  if (given !== undefined) return given;
  if (schema.items) return [compose(contract, schema.items, found)];
  const parts = (schema.allOf ?? []).map((part) => compose(contract, part, found));
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  const own = required.map(([name, field]) => [name, compose(contract, field, found)] as const);
  return Object.assign({}, ...parts, Object.fromEntries(own)) as Json;
}

/** A form with a file: no example can stand for its bytes. */
function hasBytes({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ format }) => format === 'binary');
}

/**
 * An example of each named schema that is a record: the first that an operation shows, else one of
 * what its fields give as examples. Sorted by name.
 */
export function schemaExamples(contract: ContractDocument): [name: string, example: object][] {
  const found = new Map<string, Json>();
  for (const { object } of operationsOf(contract)) {
    const contents = [object.requestBody, ...Object.values(object.responses)];
    for (const media of contents.flatMap((one) => Object.values(one?.content ?? {})))
      if (media.schema) collect(contract, media.schema, media.example as Json, found);
  }
  return Object.entries(contract.components.schemas)
    .filter(([, schema]) => schema.type === 'object' && !hasBytes(schema))
    .map(([name, schema]) => [name, found.get(name) ?? compose(contract, schema, found)] as const)
    .filter((entry): entry is readonly [string, Record<string, Json>] => isObject(entry[1]))
    .map(([name, example]): [string, object] => [name, example])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}
