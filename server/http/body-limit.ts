/** The keywords of a schema that limit the length of its JSON. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  propertyNames?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

/** Length of an escaped character, such as `\u4e2d`. */
const CHARACTER_BYTES = 6;
const NUMBER_BYTES = 25;
const QUOTES_AND_COMMA = 4;

/**
 * Bytes for whitespace, unknown fields, and the `{}` that some clients send to operations without a body.
 */
export const SLACK = 4096;

const jsonLength = (value: unknown) => JSON.stringify(value).length * CHARACTER_BYTES;

/**
 * Returns the length of the longest JSON that a schema accepts, in bytes. Infinite for schemas that are
 * unbounded or recursive.
 * @param inside names of the schemas that enclose this one
 */
function largest(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  inside: string[],
): number {
  const of = (other: Schema) => largest(other, schemas, inside);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const target = schemas[name];
    if (target === undefined || inside.includes(name)) return Infinity;
    return largest(target, schemas, [...inside, name]);
  }
  const { allOf, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return jsonLength(schema.const);
  if (schema.enum !== undefined) return Math.max(...schema.enum.map(jsonLength));
  if (anyOf ?? oneOf) return Math.max(...[...(anyOf ?? []), ...(oneOf ?? [])].map(of));
  if (allOf) return sum([...allOf.map(of), ownFields(schema, of)]);
  const types = [schema.type ?? 'object'].flat();
  return Math.max(...types.map((type) => ofType(type, schema, of)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function ofType(type: string, schema: Schema, of: (other: Schema) => number): number {
  switch (type) {
    case 'string':
      return (schema.maxLength ?? Infinity) * CHARACTER_BYTES + QUOTES_AND_COMMA;
    case 'array':
      return (schema.maxItems ?? Infinity) * (of(schema.items ?? {}) + 1) + QUOTES_AND_COMMA;
    case 'object':
      return ownFields(schema, of);
    default:
      return NUMBER_BYTES;
  }
}

function ownFields(schema: Schema, of: (other: Schema) => number): number {
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => name.length + of(value) + QUOTES_AND_COMMA,
  );
  const { additionalProperties: others, maxProperties = Infinity, propertyNames } = schema;
  const field =
    typeof others === 'object' ? of(others) + of(propertyNames ?? { type: 'string' }) : 0;
  return sum(named) + (field === 0 ? 0 : maxProperties * field) + QUOTES_AND_COMMA;
}

/** Returns the maximum body size of a schema in bytes, at most `most`. */
export function bodyLimit(
  schema: object | undefined,
  schemas: Readonly<Record<string, object>>,
  most: number,
): number {
  return Math.min(most, largest(schema ?? {}, schemas, []) + SLACK);
}
