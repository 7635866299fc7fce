/** The parts of a schema that the rules read. */
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

/** What a media type holds. */
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

/** The parts of an operation that the rules read. */
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

/** A place in the contract; lint prints its line. */
export interface Location {
  child: (keys: (string | number)[]) => Location;
  key: () => Location;
  source: { absoluteRef: string };
}

/** What Redocly hands to a rule beside the node. */
export interface RuleContext {
  report: (problem: { message: string; location?: Location }) => void;
  location: Location;
  key: string | number;
  /** Follows a reference; `from` is the file that it stands in, the visited one when absent. */
  resolve: <T>(node: T, from?: string) => { node?: T; location?: Location };
}

/** Looks at a node of one kind. */
export type Visit<T> = (node: T, context: RuleContext) => void;

/** Looks at the schemas below a node, through references. */
interface VisitBelow {
  Schema: Visit<SchemaNode>;
}

/** Where a call continues: which operation takes what a response holds. */
export interface LinkNode {
  operationId?: string;
  parameters?: Record<string, unknown>;
}

/** What a rule looks at. */
export interface Visitor {
  Link?: Visit<LinkNode>;
  /** Called when everything else has been seen. */
  Root?: { leave: Visit<object> };
  Operation?: Visit<OperationNode>;
  Parameter?: Visit<{ example?: unknown }> | VisitBelow;
  RequestBody?: VisitBelow;
  Response?: VisitBelow;
  Schema?: Visit<SchemaNode>;
  Components?: Visit<object>;
  PathItem?: Visit<Record<string, OperationNode>>;
}

/** A rule of Redocly: called once for each run. */
export type Rule = () => Visitor;

/** The name of the schema that a reference names: `../schemas/a.yaml#/Thing` → `Thing`. */
export function schemaName(schema: SchemaNode | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
