import type { ContractDocument, Schema } from '../document.ts';

/** Keywords whose value is a schema. */
const ONE = ['items', 'additionalProperties', 'not'];
/** Keywords whose value is a list of schemas. */
const LISTS = ['oneOf', 'anyOf', 'allOf'];

function isObject(schema: Schema, schemas: Record<string, Schema>): boolean {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return isObject(schemas[name] ?? {}, schemas);
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return schema.properties !== undefined || branches.some((one) => isObject(one, schemas));
}

function isOpen(schema: Schema, schemas: Record<string, Schema>): boolean {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return isOpen(schemas[name] ?? {}, schemas);
  return schema.additionalProperties !== undefined && schema.additionalProperties !== false;
}

/**
 * Returns a schema that rejects undescribed properties at every depth. A branch of `allOf` or `oneOf` stays
 * open, because its siblings describe properties too.
 */
export function sealed(schema: Schema, schemas: Record<string, Schema>, branch = false): Schema {
  const result: Schema = { ...schema };
  for (const key of ONE) {
    const value = schema[key];
    if (typeof value === 'object' && value !== null) result[key] = sealed(value as Schema, schemas);
  }
  for (const key of LISTS) {
    const value = schema[key] as Schema[] | undefined;
    if (value !== undefined) result[key] = value.map((one) => sealed(one, schemas, true));
  }
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties);
    result.properties = Object.fromEntries(
      entries.map(([name, property]) => [name, sealed(property, schemas)]),
    );
  }
  if (!branch && isObject(schema, schemas) && !isOpen(schema, schemas))
    result['unevaluatedProperties'] = false;
  return result;
}

/** Returns the schemas of a contract as open branches whose subschemas are sealed. */
export function sealedContract(contract: ContractDocument): object {
  const { schemas } = contract.components;
  const inside = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, sealed(schema, schemas, true)]),
  );
  return { components: { schemas: inside } };
}
