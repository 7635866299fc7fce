import type { Change, Difference } from './differences.ts';
import type { Direction } from './reach.ts';

/**
 * What a difference means: `breaking`, code that was right at the base fails; `behaviour`, it goes on
 * but gets or does something else; `additive`, something new to use; `text`, for readers only.
 */
export type Meaning = 'breaking' | 'behaviour' | 'additive' | 'text';

/** Whom a difference concerns: clients, backends, and code that names what is generated. */
export type Party = 'callers' | 'servers' | 'generators';

export type Effect = Partial<Record<Party, Meaning>>;

interface Case {
  change: Change;
  before: unknown;
  after: unknown;
  direction: Direction | undefined;
}

type Row = Effect | ((one: Case) => Effect);

/** The most severe first. */
export const MEANINGS = ['breaking', 'behaviour', 'additive', 'text'] as const;

/** Puts effects together: the most severe meaning for each party. */
export function combined(effects: readonly Effect[]): Effect {
  const all: Effect = {};
  for (const effect of effects)
    for (const [party, meaning] of Object.entries(effect) as [Party, Meaning][])
      all[party] = worst([all[party], meaning]);
  return all;
}

/** The most severe of some meanings. */
export function worst(meanings: readonly (Meaning | undefined)[]): Meaning {
  return MEANINGS.find((meaning) => meanings.includes(meaning)) ?? 'text';
}

const TEXT: Effect = {};
const BREAKS: Effect = { callers: 'breaking', servers: 'breaking' };
const BEHAVES: Effect = { callers: 'behaviour', servers: 'behaviour' };
const ADDS: Effect = { callers: 'additive', servers: 'additive' };
const NAMES: Effect = { generators: 'breaking' };

/** Fewer values are allowed, or fewer users: a sender may be wrong now. */
function narrowed(direction: Direction | undefined): Effect {
  if (direction === undefined) return BREAKS;
  return direction === 'request'
    ? { callers: 'breaking', servers: 'behaviour' }
    : { callers: 'additive', servers: 'breaking' };
}

/** More values are allowed, or more users: a receiver may meet what it doesn't know. */
function widened(direction: Direction | undefined): Effect {
  return direction === 'response' || direction === 'failure'
    ? { callers: 'breaking', servers: 'additive' }
    : { callers: 'additive', servers: 'behaviour' };
}

/** A rule on values: with it fewer are allowed; another one both refuses and allows. */
const rule: Row = ({ change, direction }) =>
  combined([
    ...(change === 'removed' ? [] : [narrowed(direction)]),
    ...(change === 'added' ? [] : [widened(direction)]),
  ]);

/** A member of a list of what is allowed. */
const allowed: Row = ({ change, direction }) =>
  change === 'added' ? widened(direction) : narrowed(direction);

/** A member of a list of what is demanded. */
const demanded: Row = ({ change, direction }) =>
  change === 'added' ? narrowed(direction) : widened(direction);

/** A setting with an order, from the widest value to the narrowest; absent is `absent`. */
function ranked(rank: (value: unknown) => number): Row {
  return ({ before, after, direction }) =>
    rank(after) > rank(before) ? narrowed(direction) : widened(direction);
}

const flag = ranked((value) => (value === true ? 1 : 0));
const atMost = ranked((value) => (typeof value === 'number' ? -value : -Infinity));
const atLeast = ranked((value) => (typeof value === 'number' ? value : -Infinity));

/** How long a value is: a longer one than before only looks different to the caller. */
const size: Row = (one) => {
  const effect = (atMost as (one: Case) => Effect)(one);
  const isLonger = one.direction !== 'request' && effect.callers === 'breaking';
  return isLonger ? { ...effect, callers: 'behaviour' } : effect;
};

/** Which fields besides the named ones. */
const openness = ranked((value) => (value === false ? 2 : typeof value === 'object' ? 1 : 0));

/** Who may call, from everyone to few. */
const access = ranked((value) => ['anonymous', 'user', 'staff'].indexOf(String(value)));
const verification = ranked((value) => [undefined, 'submit', 'always'].indexOf(value as undefined));

/** Alternatives of credentials; none is open to everyone. */
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

/** A parameter or a body, which is sent. */
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

/** What may come without breaking anything, but not go. */
const offered: Row = ({ change }) =>
  change === 'added' ? ADDS : { ...BREAKS, generators: 'breaking' };

const generatedName: Row = ({ change }) =>
  change === 'added' ? { generators: 'additive' } : { generators: 'breaking' };

/**
 * Kinds of node with the same meaning: `type.field`, with `*` for a member of a list or map; `*.field`
 * for the field of any type; `type` for all other fields of a type.
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
  // For readers, wherever they are.
  [TEXT, ['*.title', '*.summary', '*.description', '*.example', '*.examples', '*.externalDocs']],
  [TEXT, ['*.x-internal', '*.x-replaced-by', '*.x-without-revision', '*.x-written-by']],
  [TEXT, ['tags.*', 'info', 'links.*', 'rule']],
];

const TABLE = new Map(KINDS.flatMap(([row, kinds]) => kinds.map((kind) => [kind, row])));

/** The most exact row of a kind. */
function rowOf(kind: string): Row | undefined {
  if (kind.endsWith(' order')) return TEXT;
  const [type = '', field = ''] = kind.split('.');
  return (
    TABLE.get(kind) ?? (field === '*' ? undefined : TABLE.get(`*.${field}`)) ?? TABLE.get(type)
  );
}

/** What a difference means for each party; undefined for a kind of node that the table doesn't have. */
export function effectOf(
  { kind, change, before, after }: Difference,
  directions: readonly (Direction | undefined)[],
): Effect | undefined {
  const row = rowOf(kind);
  if (row === undefined || typeof row !== 'function') return row;
  return combined(directions.map((direction) => row({ change, before, after, direction })));
}
