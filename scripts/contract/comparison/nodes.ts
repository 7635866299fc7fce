import { isDeepStrictEqual } from 'node:util';

/** Type of a list without order. */
export const VALUES = 'set';

/**
 * Types of the nodes in the fields of a node; `*` stands for any other field. Fields without a type are
 * compared as one value.
 */
const FIELDS: Record<string, Record<string, string>> = {
  contract: {
    info: 'info',
    servers: 'servers',
    tags: 'tags',
    paths: 'paths',
    components: 'components',
  },
  servers: { '*': 'server' },
  tags: { '*': 'tag' },
  paths: { '*': 'path' },
  path: {
    get: 'operation',
    put: 'operation',
    post: 'operation',
    delete: 'operation',
    patch: 'operation',
    head: 'operation',
    options: 'operation',
    trace: 'operation',
    parameters: 'parameters',
  },
  operation: {
    tags: VALUES,
    parameters: 'parameters',
    requestBody: 'body',
    responses: 'responses',
    'x-business-rules': 'rules',
    'x-invalidates': VALUES,
    'x-permission': VALUES,
    'x-order': 'order',
  },
  parameters: { '*': 'parameter' },
  parameter: { schema: 'schema', content: 'content' },
  rules: { '*': 'rule' },
  body: { content: 'content' },
  content: { '*': 'media' },
  media: { schema: 'schema' },
  responses: { '*': 'response' },
  response: { headers: 'headers', content: 'content', links: 'links' },
  headers: { '*': 'header' },
  header: { schema: 'schema', content: 'content' },
  links: { '*': 'link' },
  components: { schemas: 'schemas', securitySchemes: 'securitySchemes' },
  securitySchemes: { '*': 'securityScheme' },
  schemas: { '*': 'schema' },
  properties: { '*': 'schema' },
  alternatives: { '*': 'schema' },
  conditions: { '*': 'schema' },
  schema: {
    properties: 'properties',
    patternProperties: 'properties',
    items: 'schema',
    additionalProperties: 'schema',
    propertyNames: 'schema',
    not: 'schema',
    oneOf: 'alternatives',
    anyOf: 'alternatives',
    allOf: 'conditions',
    type: VALUES,
    enum: VALUES,
    required: VALUES,
    'x-written-by': VALUES,
  },
};

/** Types whose absence equals an empty node; their members are compared one by one. */
export const COLLECTIONS = new Set([
  ...['servers', 'tags', 'paths', 'path', 'parameters', 'rules', 'content', 'responses', 'headers'],
  ...['links', 'components', 'schemas', 'securitySchemes', 'properties', 'info'],
]);

/**
 * Alternative fields that identify the members of a list: the first alternative that both members have
 * counts. Members without any are matched by index.
 */
const IDENTITY: Record<string, readonly string[][]> = {
  tags: [['name']],
  parameters: [['in', 'name']],
  rules: [['name'], ['when']],
  alternatives: [['$ref']],
  conditions: [['$ref']],
};

export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the type of the node in a field; undefined for a plain value. */
export function typeUnder(type: string, field: string): string | undefined {
  return FIELDS[type]?.[field] ?? FIELDS[type]?.['*'];
}

function identity(member: unknown, fields: readonly string[]): string | undefined {
  if (!isNode(member) || fields.some((field) => member[field] === undefined)) return undefined;
  return fields.map((field) => String(member[field])).join(' ');
}

/** Returns the name of a list member in the path of a node. */
function nameOf(type: string, member: unknown, index: number): string {
  if (type === VALUES) return typeof member === 'string' ? member : JSON.stringify(member);
  const names = (IDENTITY[type] ?? []).map((fields) => identity(member, fields));
  return names.find((name) => name !== undefined) ?? String(index);
}

/** A member of one or both lists. */
interface Member {
  name: string;
  /** Index in each list; undefined if the list doesn't contain it. */
  before: number | undefined;
  after: number | undefined;
}

/** Matches the members of two lists: equal ones first, then by identity, then by index. */
export function membersOf(
  type: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Member[] {
  const free = new Set(after.keys());
  const isSame = (member: unknown, index: number, other: number) =>
    nameOf(type, member, index) === nameOf(type, after[other], other) ||
    (IDENTITY[type] ?? []).some((fields) => {
      const known = identity(member, fields);
      return known !== undefined && known === identity(after[other], fields);
    });
  const matched = before.map((member, index): Member => {
    const partner =
      [...free].find((other) => isDeepStrictEqual(member, after[other])) ??
      [...free].find((other) => isSame(member, index, other));
    if (partner === undefined)
      return { name: nameOf(type, member, index), before: index, after: undefined };
    free.delete(partner);
    return { name: nameOf(type, after[partner], partner), before: index, after: partner };
  });
  const added = [...free].map((index) => ({
    name: nameOf(type, after[index], index),
    before: undefined,
    after: index,
  }));
  return [...matched, ...added];
}
