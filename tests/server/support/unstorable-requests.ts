import type { InjectOptions } from 'fastify';
import { resolved, type Operation, type Schema } from '../../support/contract.ts';

/** A request with one value or name that the database can’t store. */
interface UnstorableRequest {
  what: string;
  request: InjectOptions;
}

type Path = readonly (string | number)[];

/** A location in a body, with its schema. */
interface Place {
  path: Path;
  schema: Schema;
}

/** Lists every location of a value in a body; index 0 represents all items of a list. */
function placesOf(schema: Schema, path: Path = []): Place[] {
  const { properties, items, ...own } = resolved(schema);
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([name, part]) => placesOf(part, [...path, name]));
  }
  return items === undefined ? [{ path, schema: own }] : placesOf(items, [...path, 0]);
}

/** Copies `content` with `value` at `path`; creates missing parents. */
function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number')
    return [withValue((content as unknown[] | null)?.[key], rest, value)];
  const fields = (content ?? {}) as Record<string, unknown>;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

const TEXTS = ['\0', '\ud800', 'before \udfff behind'];
/** Times before year 1, after the last year in UTC, and with invalid seconds or days. */
const TIMES = [
  '0000-06-01T00:00:00Z',
  '0001-01-01T00:00:00+10:00',
  '9999-12-31T23:59:59-10:00',
  '2026-12-31T23:59:60Z',
  '2026-02-30T00:00:00Z',
];
const DAYS = ['0000-06-01', '2026-02-30'];
const NUMBERS = [1e308, -1e308, 2 ** 60];

function unstorableValues({ type, format, enum: allowed }: Schema): readonly unknown[] {
  const types = [type ?? []].flat();
  if (types.includes('integer') || types.includes('number')) return NUMBERS;
  if (!types.includes('string') || allowed !== undefined) return [];
  if (format === 'date-time') return TIMES;
  return format === 'date' ? DAYS : TEXTS;
}

function bodiesOf({ body }: Operation): [what: string, content: unknown][] {
  if (body?.type !== 'application/json') return [];
  const { example } = body;
  const values = placesOf(body.schema).flatMap(({ path, schema }) =>
    unstorableValues(schema).map((value): [string, unknown] => [
      `${path.join('.')} ${JSON.stringify(value)}`,
      withValue(example, path, value),
    ]),
  );
  return [...values, ['a name', withValue(example, ['\ud800'], 1)]];
}

function queriesOf({ parameters }: Operation): string[] {
  return parameters.flatMap(({ name, in: place, schema }) =>
    place === 'query'
      ? unstorableValues(resolved(schema))
          // A URL can’t contain half of a surrogate pair, because its bytes must be UTF-8.
          .filter((value) => typeof value !== 'string' || value.isWellFormed())
          .map((value) => `${name}=${encodeURIComponent(String(value))}`)
      : [],
  );
}

/**
 * Generates requests that differ from the contract’s examples by one value that can’t be stored.
 */
export function unstorableRequestsTo(operation: Operation): UnstorableRequest[] {
  const method = operation.method as 'GET';
  const url = `/api${operation.path.replace(/\{\w+\}/g, '1')}`;
  const headers = { 'content-type': 'application/json' };
  return [
    ...bodiesOf(operation).map(([what, content]) => ({
      what,
      request: { method, url, headers, payload: JSON.stringify(content) },
    })),
    ...queriesOf(operation).map((query) => ({
      what: query,
      request: { method, url: `${url}?${query}` },
    })),
  ];
}
