/** Properties of a schema that the rules read. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  additionalProperties?: SchemaNode | boolean;
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  allOf?: SchemaNode[];
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  deprecated?: boolean;
  'x-sunset'?: unknown;
  'x-replaced-by'?: unknown;
}

export interface MediaTypeNode {
  schema?: SchemaNode;
  example?: unknown;
}

/** A response or a body, by media type. */
export interface ContentNode {
  $ref?: string;
  headers?: object;
  content?: Record<string, MediaTypeNode>;
}

/** Properties of an operation that the rules read. */
export interface OperationNode {
  operationId?: string;
  description?: string;
  security?: object[];
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: ContentNode;
  responses?: Record<string, ContentNode>;
  deprecated?: boolean;
  'x-sunset'?: unknown;
  'x-replaced-by'?: unknown;
  'x-access'?: unknown;
  'x-permission'?: unknown;
  'x-contact-verification'?: unknown;
  'x-audit'?: unknown;
  'x-cache-seconds'?: unknown;
  'x-invalidates'?: unknown;
  'x-order'?: string[];
  'x-partial'?: unknown;
  'x-repeat'?: unknown;
  'x-rate-limit'?: unknown;
  'x-without-revision'?: unknown;
  'x-business-rules'?: unknown;
}

/** A place in the contract, reported with its line. */
export interface Location {
  child: (keys: (string | number)[]) => Location;
  key: () => Location;
  source: { absoluteRef: string };
}

/** Context of a visited node. */
export interface RuleContext {
  report: (problem: { message: string; location?: Location }) => void;
  location: Location;
  key: string | number;
  /** Resolves a reference; `from` is the file that contains it, by default the visited one. */
  resolve: <T>(node: T, from?: string) => { node?: T; location?: Location };
}

/** Visits a node. */
export type Visit<T> = (node: T, context: RuleContext) => void;

/** Visits the outermost schemas below a node, through references. */
interface VisitBelow {
  Schema: Visit<SchemaNode>;
}

/** A link from a response to an operation that uses its values. */
export interface LinkNode {
  operationId?: string;
  parameters?: Record<string, unknown>;
}

/** Nodes that a rule visits. */
export interface Visitor {
  Link?: Visit<LinkNode>;
  /** Called after all other nodes. */
  Root?: { leave: Visit<object> };
  Operation?: Visit<OperationNode>;
  Parameter?: Visit<{ example?: unknown }> | VisitBelow;
  RequestBody?: VisitBelow;
  Response?: VisitBelow;
  Schema?: Visit<SchemaNode>;
  Components?: Visit<object>;
  PathItem?: Visit<Record<string, OperationNode>>;
}

/** A Redocly rule, called once per run. */
export type Rule = () => Visitor;

/** Returns the schema name of a reference: `Thing` for `../schemas/a.yaml#/Thing`. */
export function schemaName(schema: SchemaNode | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
