import { operationsOf, referencedName, type ContractDocument, type Schema } from './document.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the first value of every named schema inside a value. */
function collect(
  contract: ContractDocument,
  schema: Schema,
  value: Json | undefined,
  found: Map<string, Json>,
): void {
  if (value === undefined) return;
  if (schema.$ref !== undefined) {
    const name = referencedName(schema.$ref);
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

/** Composes a value from the examples of a schema's parts. */
function compose(contract: ContractDocument, schema: Schema, found: Map<string, Json>): Json {
  if (schema.$ref !== undefined) {
    const name = referencedName(schema.$ref);
    return found.get(name) ?? compose(contract, contract.components.schemas[name] ?? {}, found);
  }
  const [given] = (schema.examples ?? []) as Json[];
  if (schema.const !== undefined) return schema.const as Json;
  if (given !== undefined) return given;
  if (schema.items) return [compose(contract, schema.items, found)];
  const [form] = schema.oneOf ?? schema.anyOf ?? [];
  if (form !== undefined) return compose(contract, form, found);
  const parts = (schema.allOf ?? []).map((part) => compose(contract, part, found));
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  const own = required.map(([name, field]) => [name, compose(contract, field, found)] as const);
  return Object.assign({}, ...parts, Object.fromEntries(own)) as Json;
}

/** Returns true for a form with a file, which has no example. */
function hasBytes({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ format }) => format === 'binary');
}

/**
 * Returns an example of each named schema of a record, sorted by name: the first in an operation's
 * examples, else composed from the examples of its fields.
 */
export function schemaExamples(contract: ContractDocument): [name: string, example: Json][] {
  const found = new Map<string, Json>();
  for (const { object } of operationsOf(contract)) {
    const contents = [object.requestBody, ...Object.values(object.responses)];
    for (const media of contents.flatMap((one) => Object.values(one?.content ?? {})))
      if (media.schema) collect(contract, media.schema, media.example as Json, found);
  }
  return Object.entries(contract.components.schemas)
    .filter(([, schema]) => schema.type === 'object' && !hasBytes(schema))
    .map(
      ([name, schema]) =>
        [name, found.get(name) ?? compose(contract, schema, found)] as [string, Json],
    )
    .filter(([, example]) => isObject(example))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** Returns the properties of an object schema and its parts, and the required ones. */
function fieldsOf(contract: ContractDocument, schema: Schema): [Record<string, Schema>, string[]] {
  const parts = (schema.allOf ?? []).map((part) => fieldsOf(contract, follow(contract, part)));
  const own = [schema.properties ?? {}, schema.required ?? []] as const;
  return [
    Object.assign({}, ...parts.map(([fields]) => fields), own[0]) as Record<string, Schema>,
    [...parts.flatMap(([, required]) => required), ...own[1]],
  ];
}

const follow = (contract: ContractDocument, schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : (contract.components.schemas[referencedName(schema.$ref)] ?? {});

/** Returns a value without optional fields and with the shortest lists that the contract allows. */
export function minimalValue(contract: ContractDocument, reference: Schema, value: Json): Json {
  const schema = follow(contract, reference);
  if (Array.isArray(value) && schema.items) {
    const { items, minItems = 0 } = schema;
    return value.slice(0, Number(minItems)).map((item) => minimalValue(contract, items, item));
  }
  const [fields, required] = fieldsOf(contract, schema);
  if (!isObject(value) || Object.keys(fields).length === 0) return value;
  const kept = Object.entries(value).filter(([name]) => required.includes(name));
  return Object.fromEntries(
    kept.map(([name, field]) => [name, minimalValue(contract, fields[name] ?? {}, field)]),
  );
}

/**
 * Returns a value with all optional fields, filled from examples.
 * @param within names of the enclosing schemas; optional fields with one of them stay absent
 */
export function fullValue(
  contract: ContractDocument,
  reference: Schema,
  value: Json,
  found: Map<string, Json>,
  within: readonly string[] = [],
): Json {
  const name = reference.$ref === undefined ? [] : [referencedName(reference.$ref)];
  const around = [...within, ...name];
  const schema = follow(contract, reference);
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.map((item) => fullValue(contract, items, item, found, around));
  }
  const [fields] = fieldsOf(contract, schema);
  if (!isObject(value) || Object.keys(fields).length === 0) return value;
  const filled = Object.entries(fields).flatMap(([key, field]) => {
    const given = value[key];
    const isCircular = field.$ref !== undefined && around.includes(referencedName(field.$ref));
    if (given === undefined && isCircular) return [];
    const shown = given ?? compose(contract, field, found);
    return [[key, fullValue(contract, field, shown, found, around)] as const];
  });
  return { ...value, ...Object.fromEntries(filled) };
}
