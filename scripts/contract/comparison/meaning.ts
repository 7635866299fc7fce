import type { Change, Difference } from './differences.ts';
import type { Direction } from './reach.ts';

/**
 * Meaning of a difference: `breaking`, code that worked with the base fails; `behaviour`, it works with
 * other results; `additive`, something new can be used; `text`, only documentation differs.
 */
export type Meaning = 'breaking' | 'behaviour' | 'additive' | 'text';

/** Affected party: clients, backends, and code that uses generated names. */
export type Party = 'callers' | 'servers' | 'generators';

export type Effect = Partial<Record<Party, Meaning>>;

interface Case {
  change: Change;
  before: unknown;
  after: unknown;
  direction: Direction | undefined;
}

type Row = Effect | ((one: Case) => Effect);

/** Meanings, most severe first. */
export const MEANINGS = ['breaking', 'behaviour', 'additive', 'text'] as const;

/** Combines effects into the most severe meaning for each party. */
export function combined(effects: readonly Effect[]): Effect {
  const all: Effect = {};
  for (const effect of effects)
    for (const [party, meaning] of Object.entries(effect) as [Party, Meaning][])
      all[party] = worst([all[party], meaning]);
  return all;
}

/** Returns the most severe meaning. */
export function worst(meanings: readonly (Meaning | undefined)[]): Meaning {
  return MEANINGS.find((meaning) => meanings.includes(meaning)) ?? 'text';
}

const TEXT: Effect = {};
const BREAKS: Effect = { callers: 'breaking', servers: 'breaking' };
const BEHAVES: Effect = { callers: 'behaviour', servers: 'behaviour' };
const ADDS: Effect = { callers: 'additive', servers: 'additive' };
const NAMES: Effect = { generators: 'breaking' };

/** Returns the effect of allowing fewer values or users: senders may fail. */
function narrowed(direction: Direction | undefined): Effect {
  if (direction === undefined) return BREAKS;
  return direction === 'request'
    ? { callers: 'breaking', servers: 'behaviour' }
    : { callers: 'additive', servers: 'breaking' };
}

/** Returns the effect of allowing more values or users: receivers may get unknown values. */
function widened(direction: Direction | undefined): Effect {
  return direction === 'response' || direction === 'failure'
    ? { callers: 'breaking', servers: 'additive' }
    : { callers: 'additive', servers: 'behaviour' };
}

/** A restriction of values: adding one narrows, removing one widens, a different one does both. */
const rule: Row = ({ change, direction }) =>
  combined([
    ...(change === 'removed' ? [] : [narrowed(direction)]),
    ...(change === 'added' ? [] : [widened(direction)]),
  ]);

/** A member of a list of allowed values. */
const allowed: Row = ({ change, direction }) =>
  change === 'added' ? widened(direction) : narrowed(direction);

/** A member of a list of required values. */
const demanded: Row = ({ change, direction }) =>
  change === 'added' ? narrowed(direction) : widened(direction);

/** A setting whose values are ordered from wide to narrow. */
function ranked(rank: (value: unknown) => number): Row {
  return ({ before, after, direction }) =>
    rank(after) > rank(before) ? narrowed(direction) : widened(direction);
}

const flag = ranked((value) => (value === true ? 1 : 0));
const atMost = ranked((value) => (typeof value === 'number' ? -value : -Infinity));
const atLeast = ranked((value) => (typeof value === 'number' ? value : -Infinity));

/** A maximum size: for callers, a larger one in a response changes only the layout. */
const size: Row = (one) => {
  const effect = (atMost as (one: Case) => Effect)(one);
  const isLonger = one.direction !== 'request' && effect.callers === 'breaking';
  return isLonger ? { ...effect, callers: 'behaviour' } : effect;
};

/** Restriction of additional properties. */
const openness = ranked((value) => (value === false ? 2 : typeof value === 'object' ? 1 : 0));

/** Users who may send the request, from everyone to staff. */
const access = ranked((value) => ['anonymous', 'user', 'staff'].indexOf(String(value)));
const verification = ranked((value) => [undefined, 'submit', 'always'].indexOf(value as undefined));

/** Alternative credentials; an empty list means public. */
const security: Row = ({ before, after }) => {
  const [left, right] = [before, after].map(
    (list) => (Array.isArray(list) ? list : []) as unknown[],
  );
  const has = (list: unknown[] = [], one: unknown) =>
    list.some((other) => JSON.stringify(other) === JSON.stringify(one));
  if (right?.length === 0) return left?.length === 0 ? TEXT : widened(undefined);
  if (left?.length === 0) return BREAKS;
  return left?.every((one) => has(right, one)) === true ? widened(undefined) : BREAKS;
};

const property: Row = ({ change, direction }) =>
  change === 'added'
    ? { callers: 'additive', servers: direction === 'request' ? 'behaviour' : 'additive' }
    : { callers: 'breaking', servers: 'behaviour' };

const isRequired = (value: unknown) => (value as { required?: unknown }).required === true;

/** A parameter or a body. */
const input: Row = ({ change, after }) => {
  if (change === 'removed') return { callers: 'breaking', servers: 'behaviour' };
  return { callers: isRequired(after) ? 'breaking' : 'additive', servers: 'behaviour' };
};

const header: Row = ({ change, after }) => {
  if (change === 'removed') return { callers: 'breaking', servers: 'behaviour' };
  return { callers: 'additive', servers: isRequired(after) ? 'breaking' : 'additive' };
};

const response: Row = ({ change, direction }) =>
  change === 'removed' && direction === 'response' ? BREAKS : BEHAVES;

/** A node whose removal breaks code, but not its addition. */
const offered: Row = ({ change }) =>
  change === 'added' ? ADDS : { ...BREAKS, generators: 'breaking' };

const generatedName: Row = ({ change }) =>
  change === 'added' ? { generators: 'additive' } : { generators: 'breaking' };

/**
 * Rows, each with the kinds of nodes that it applies to: `type.field`, with `*` for a member of a list or map; `*.field` for
 * the field of any type; `type` for all other fields of a type.
 */
const KINDS: [Row, string[]][] = [
  [NAMES, ['contract.openapi', 'operation.operationId', 'operation.tags', 'operation.tags.*']],
  [generatedName, ['schemas.*']],
  [BREAKS, ['server.url', 'server.variables', 'rule.code', 'securityScheme']],
  [security, ['contract.security', 'operation.security']],
  [access, ['operation.x-access']],
  [verification, ['operation.x-contact-verification']],
  [allowed, ['operation.x-permission.*', 'content.*', 'schema.type.*', 'schema.enum.*']],
  [allowed, ['alternatives.*']],
  [demanded, ['schema.required', 'schema.required.*', 'conditions.*']],
  [offered, ['path.*', 'servers.*', 'securitySchemes.*']],
  [input, ['parameters.*', 'operation.requestBody']],
  [response, ['responses.*']],
  [header, ['headers.*']],
  [property, ['properties.*']],
  [flag, ['parameter.required', 'body.required', 'header.required', 'schema.uniqueItems']],
  [rule, ['operation.x-permission', 'parameter.schema', 'header.schema', 'media.schema']],
  [rule, ['schema.$ref', 'schema.type', 'schema.enum', 'schema.const', 'schema.format']],
  [rule, ['schema.pattern', 'schema.multipleOf', 'schema.items', 'schema.propertyNames']],
  [rule, ['schema.not', 'schema.oneOf', 'schema.anyOf', 'schema.allOf']],
  [openness, ['schema.additionalProperties']],
  [atLeast, ['schema.minimum', 'schema.exclusiveMinimum', 'schema.minLength']],
  [atLeast, ['schema.minItems', 'schema.minProperties']],
  [atMost, ['schema.maximum', 'schema.exclusiveMaximum']],
  [size, ['schema.maxLength', 'schema.maxItems', 'schema.maxProperties']],
  [BEHAVES, ['schema.default', 'schema.x-normalize', 'rules.*', 'operation.x-cache-seconds']],
  [BEHAVES, ['operation.x-invalidates', 'operation.x-invalidates.*', 'operation.x-rate-limit']],
  [BEHAVES, ['operation.x-repeat', 'operation.x-judging', 'operation.x-order', 'order.*']],
  [{ servers: 'behaviour' }, ['operation.x-audit']],
  [{ callers: 'behaviour' }, ['operation.x-partial', '*.deprecated', '*.x-sunset']],
  // Documentation at any place.
  [TEXT, ['*.title', '*.summary', '*.description', '*.example', '*.examples', '*.externalDocs']],
  [TEXT, ['*.x-internal', '*.x-replaced-by', '*.x-without-revision', '*.x-written-by']],
  [TEXT, ['tags.*', 'info', 'links.*', 'rule']],
];

const TABLE = new Map(KINDS.flatMap(([row, kinds]) => kinds.map((kind) => [kind, row])));

/** Returns the most specific row for a kind. */
function rowOf(kind: string): Row | undefined {
  if (kind.endsWith(' order')) return TEXT;
  const [type = '', field = ''] = kind.split('.');
  return (
    TABLE.get(kind) ?? (field === '*' ? undefined : TABLE.get(`*.${field}`)) ?? TABLE.get(type)
  );
}

/** Returns the meaning of a difference for each party; undefined for a kind without a row. */
export function effectOf(
  { kind, change, before, after }: Difference,
  directions: readonly (Direction | undefined)[],
): Effect | undefined {
  const row = rowOf(kind);
  if (row === undefined || typeof row !== 'function') return row;
  return combined(directions.map((direction) => row({ change, before, after, direction })));
}
