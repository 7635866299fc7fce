import specification from '../../openapi/generated/openapi.json' with { type: 'json' };

/** The parts of a JSON schema that tests read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  maxLength?: number;
  minLength?: number;
  maximum?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
  examples?: unknown[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

interface Media {
  schema: Schema;
  example?: unknown;
}

interface OperationObject {
  operationId: string;
  tags: string[];
  'x-access'?: string;
  'x-permission'?: string[];
  'x-audit'?: boolean;
  'x-partial'?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** An operation of the contract; tests over all operations include new ones automatically. */
export interface Operation extends Omit<
  OperationObject,
  'operationId' | 'x-access' | 'x-permission' | 'x-audit'
> {
  id: string;
  method: string;
  path: string;
  access: string | undefined;
  permissions: readonly string[];
  audit: boolean;
  parameters: Parameter[];
  /** The request body: media type, schema and example. */
  body: (Media & { type: string }) | undefined;
  /** The example of a JSON success; undefined for a file. */
  success: Record<string, unknown> | undefined;
}

const paths: unknown = specification.paths;
const schemas: unknown = specification.components.schemas;

/** Every operation of the contract. */
export const operations: Operation[] = Object.entries(
  paths as Record<string, Record<string, OperationObject>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, 'x-access': access, ...object }]) => {
    const { 'x-permission': permissions = [], 'x-audit': audit = false, ...rest } = object;
    const [body] = Object.entries(rest.requestBody?.content ?? {});
    const success = rest.responses['200']?.content?.['application/json']?.example;
    return {
      ...rest,
      id: operationId,
      method: method.toUpperCase(),
      path,
      access,
      permissions,
      audit,
      parameters: rest.parameters ?? [],
      body: body && { type: body[0], ...body[1] },
      success: success as Operation['success'],
    };
  }),
);

/** Resolves a schema that may be a reference. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : ((schemas as Record<string, Schema>)[name] ?? {});
}

/** Returns the contract’s example of a parameter. */
export function exampleOf({ example, schema }: Parameter): string {
  const given = example ?? resolved(schema).examples?.[0];
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '1';
}
