/** Elements of the contract that can be deprecated. */
export interface Deprecable {
  deprecated?: boolean;
  /** First day on which the element may be removed. */
  'x-sunset'?: string;
  'x-replaced-by'?: string;
}

/** Properties of a schema that the tools read. */
export interface Schema extends Deprecable {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  [limit: string]: unknown;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

export interface Header {
  required?: boolean;
  schema?: Schema;
}

/** Properties of an operation that the tools read. */
export interface OperationObject extends Deprecable {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-access'?: string;
  'x-permission'?: string[];
  'x-contact-verification'?: string;
  'x-audit'?: boolean;
  'x-partial'?: boolean;
  'x-rate-limit'?: string;
  'x-repeat'?: string;
  'x-order'?: string[];
  'x-cache-seconds'?: number;
  'x-business-rules'?: { name: string; code: number; when: string; msg: string }[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, Header> }>;
}

/** A bundled contract, with all schemas in `components.schemas`. */
export interface ContractDocument {
  info: { version: string };
  servers?: { url: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

/** An operation with its path and method. */
export interface Operation {
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  object: OperationObject;
}

/** Fields of a path that are operations. */
const METHOD = /^(get|put|post|delete|patch|head|options|trace)$/;

/** Returns all operations of a contract in its order. */
export function operationsOf(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHOD.test(method))
      .map(([method, object]) => ({
        id: object.operationId,
        method: method.toUpperCase(),
        path,
        object,
      })),
  );
}

/** Returns the name at the end of a reference to a schema. */
export function referencedName(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** Converts `listNews` to `ListNews`, as in the generated names of hooks and types. */
export function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
