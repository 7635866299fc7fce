import { operationsOf, referredName, type ContractDocument, type Schema } from './document.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

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
  const [form] = schema.oneOf ?? schema.anyOf ?? [];
  if (form !== undefined) return compose(contract, form, found);
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

/** The fields of an object schema, with those of its parts. */
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
    : (contract.components.schemas[referredName(schema.$ref)] ?? {});

/** A value without its optional fields, lists as short as the contract allows. */
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
 * A value with every optional field, each as an example shows it.
 * @param within names of the schemas around the value; a schema that contains itself ends there
 */
export function fullValue(
  contract: ContractDocument,
  reference: Schema,
  value: Json,
  found: Map<string, Json>,
  within: readonly string[] = [],
): Json {
  const name = reference.$ref === undefined ? [] : [referredName(reference.$ref)];
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
    const isCircular = field.$ref !== undefined && around.includes(referredName(field.$ref));
    if (given === undefined && isCircular) return [];
    const shown = given ?? compose(contract, field, found);
    return [[key, fullValue(contract, field, shown, found, around)] as const];
  });
  return { ...value, ...Object.fromEntries(filled) };
}
