import type { InjectOptions } from 'fastify';
import { resolved, type Operation, type Schema } from '../../support/contract.ts';

/** A request with one value, or one name, that no database can keep. */
interface UnstorableRequest {
  what: string;
  request: InjectOptions;
}

type Path = readonly (string | number)[];

/** A place of a body, with its schema. */
interface Place {
  path: Path;
  schema: Schema;
}

/** Every place of a body that holds one value; the first item stands for all of a list. */
function placesOf(schema: Schema, path: Path = []): Place[] {
  const { properties, items, ...own } = resolved(schema);
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([name, part]) => placesOf(part, [...path, name]));
  }
  return items === undefined ? [{ path, schema: own }] : placesOf(items, [...path, 0]);
}

/** A copy of `content` with `value` at `path`; what the path leads through is made where it is missing. */
function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number')
    return [withValue((content as unknown[] | null)?.[key], rest, value)];
  const fields = (content ?? {}) as Record<string, unknown>;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

const TEXTS = ['\0', '\ud800', 'before \udfff behind'];
/** Before the first year, after the last one in UTC, and seconds and days that no clock shows. */
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
          // An address can't hold half a pair of surrogates: its bytes are no UTF-8.
          .filter((value) => typeof value !== 'string' || value.isWellFormed())
          .map((value) => `${name}=${encodeURIComponent(String(value))}`)
      : [],
  );
}

/** Requests made from the contract that differ from its examples by one thing that can't be stored. */
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
