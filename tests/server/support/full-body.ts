import specification from '../../../openapi/generated/openapi.json' with { type: 'json' };

export type Json = Record<string, unknown>;

interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  examples?: readonly unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  operationId: string;
  'x-access': string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A write with a JSON body. */
interface BodyOperation {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  schema: Schema;
}

/** Fields that the server computes or uses for the save itself. */
const NOT_CONTENT = new Set(['revision', 'saveKey', 'password', 'converted', 'outdated']);

const schemas = specification.components.schemas as unknown as Record<string, Schema>;

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(schemas[name] ?? {});
}

/** The operations of users and staff with a JSON body, by id. */
export const BODY_OPERATIONS: ReadonlyMap<string, BodyOperation> = new Map(
  Object.entries(specification.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .flatMap(({ path, method, operation }) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (schema === undefined || operation['x-access'] === 'anonymous') return [];
      const found = { method: method.toUpperCase() as BodyOperation['method'], path, schema };
      return [[operation.operationId, found] as const];
    }),
);

/** Returns the names of the fields of an operation's body. */
export function fieldsOf(id: string): string[] {
  const schema = BODY_OPERATIONS.get(id)?.schema;
  return Object.keys(schema === undefined ? {} : (resolved(schema).properties ?? {}));
}

/**
 * Returns a value with every field of the schema, made of the examples of the contract.
 * @param known values that exist in the database, by the name of the field
 */
export function fullBody(schema: Schema, known: Json): unknown {
  const { properties, items, examples, enum: values } = resolved(schema);
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => !NOT_CONTENT.has(name))
        .map(([name, field]) => [name, known[name] ?? fullBody(field, known)]),
    );
  if (items !== undefined) return [fullBody(items, known)];
  return examples?.[0] ?? values?.[0];
}

function equal(schema: Schema, sent: unknown, stored: unknown): boolean {
  if (schema.format === 'date-time') return Date.parse(String(sent)) === Date.parse(String(stored));
  return JSON.stringify(sent) === JSON.stringify(stored);
}

/**
 * Returns the paths of the schema's fields that are missing in a sent body, or whose stored value differs.
 * @param except paths that aren't compared
 */
export function unwrittenFields(
  schema: Schema,
  { sent, stored, except }: { sent: unknown; stored: unknown; except: readonly string[] },
  path = '',
): string[] {
  if (except.includes(path)) return [];
  const whole = resolved(schema);
  const fields = (one: Schema, values: { sent: unknown; stored: unknown }, at: string) =>
    unwrittenFields(one, { ...values, except }, at);
  if (sent === undefined) return [`${path} is not in the body`];
  if (whole.properties !== undefined)
    return Object.entries(whole.properties)
      .filter(([name]) => !NOT_CONTENT.has(name))
      .flatMap(([name, field]) => {
        const values = { sent: (sent as Json)[name], stored: (stored as Json | undefined)?.[name] };
        return fields(field, values, path === '' ? name : `${path}.${name}`);
      });
  if (whole.items !== undefined && resolved(whole.items).properties !== undefined) {
    const [values, read] = [sent as unknown[], (stored ?? []) as unknown[]];
    return fields(whole.items, { sent: values[0], stored: read[0] }, `${path}[]`);
  }
  return equal(whole, sent, stored) ? [] : [`${path} is not stored`];
}
