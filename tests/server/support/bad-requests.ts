import type { InjectOptions } from 'fastify';
import {
  exampleOf,
  resolved,
  type Operation,
  type Parameter,
  type Schema,
} from '../../support/contract.ts';
import { mutateJson, type Json } from '../../support/mutate.ts';

/** Number of mutated bodies from which bad requests are chosen. */
const MUTATIONS = 60;

/** An invalid or unusual request. */
export interface BadRequest {
  what: string;
  request: InjectOptions;
  /** Whether the contract requires an error. */
  mustFail: boolean;
}

interface Parts {
  path: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

function goodParts({ parameters, body }: Operation): Parts {
  const of = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  const required = of('query').filter((one) => one.required);
  const query = new URLSearchParams(required.map((one) => [one.name, exampleOf(one)]));
  return {
    path: Object.fromEntries(
      of('path').map((one) => [one.name, encodeURIComponent(exampleOf(one))]),
    ),
    query: query.toString(),
    headers: body ? { 'content-type': body.type } : {},
    payload: body && encodeBody(body.type, body.example),
  };
}

function encodeBody(type: string, content: unknown): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(content);
  return new URLSearchParams(content as Record<string, string>).toString();
}

function requestOf(operation: Operation, parts: Parts): InjectOptions {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => parts.path[name] ?? '');
  return {
    method: operation.method,
    url: `/api${path}${parts.query === '' ? '' : `?${parts.query}`}`,
    headers: parts.headers,
    ...(parts.payload !== undefined && { payload: parts.payload }),
  };
}

/** A text value that a schema rejects. */
function refused({ type, enum: allowed, maxLength, maximum, format }: Schema): string | undefined {
  if (type === 'integer' || type === 'number')
    return maximum === undefined ? 'many' : String(maximum + 1);
  if (allowed !== undefined) return 'no-such-choice';
  if (maxLength !== undefined) return 'x'.repeat(maxLength + 1);
  return format === undefined ? undefined : 'not-this-format';
}

const MALFORMED_IDS = [
  'no-such-record',
  '%00',
  '%F0%9F%98%80',
  '..%2F..%2Fetc%2Fpasswd',
  `%27%20or%201%3D1--`,
  '%25',
  'constructor',
];

function malformedParameters(operation: Operation, good: Parts): BadRequest[] {
  const bad = (what: string, parts: Partial<Parts>, mustFail = false): BadRequest => ({
    what,
    request: requestOf(operation, { ...good, ...parts }),
    mustFail,
  });
  return operation.parameters.flatMap(({ name, in: place, schema, required }) => {
    const wrong = refused(resolved(schema));
    if (place === 'path') {
      const odd = MALFORMED_IDS.map((id) =>
        bad(`${name} ${id}`, { path: { ...good.path, [name]: id } }),
      );
      const long = bad(`${name} too long`, { path: { ...good.path, [name]: 'x'.repeat(5000) } });
      return [...odd, long];
    }
    if (place !== 'query') return [];
    const others = new URLSearchParams(good.query);
    others.delete(name);
    const queryWith = (value: string) => [others.toString(), value].filter(Boolean).join('&');
    return [
      ...(wrong === undefined
        ? []
        : [bad(`${name} refused`, { query: queryWith(`${name}=${wrong}`) }, true)]),
      ...(required ? [bad(`${name} missing`, { query: others.toString() }, true)] : []),
      bad(`${name} with a zero byte`, { query: queryWith(`${name}=a%00b`) }),
      bad(`${name} twice`, { query: queryWith(`${name}=1&${name}=2`) }),
      bad(`${name} as an object`, { query: queryWith(`${name}[a]=1`) }),
      bad(`${name} empty`, { query: queryWith(`${name}=`) }),
      bad(`${name} badly encoded`, { query: queryWith(`${name}=%E0%A4%A`) }),
    ];
  });
}

function withoutPart(content: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== name));
}

function malformedBodies(operation: Operation, good: Parts, random: () => number): BadRequest[] {
  const { body } = operation;
  if (!body) return [];
  const schema = resolved(body.schema);
  const example = body.example as Record<string, unknown>;
  const bad = (what: string, payload: string | undefined, mustFail = true): BadRequest => ({
    what,
    request: requestOf(operation, { ...good, payload }),
    mustFail,
  });
  const content = (what: string, value: unknown, mustFail = true) =>
    bad(what, encodeBody(body.type, value), mustFail);
  const json = body.type === 'application/json';
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, resolved(part)] as const,
  );
  const required = schema.required ?? [];
  return [
    bad('no body', undefined, required.length > 0),
    ...required.map((name) => content(`${name} missing`, withoutPart(example, name))),
    ...fields.flatMap(([name, part]) => {
      const wrong = refused(part);
      return wrong === undefined || (part.type !== 'string' && json)
        ? []
        : [content(`${name} refused`, { ...example, [name]: wrong })];
    }),
    ...(json
      ? [
          bad('half a body', '{"a":'),
          bad('bytes that are not text', '\u0000\ufffd'),
          ...[null, [], 'text', 7].map((value) =>
            content(`a body ${JSON.stringify(value)}`, value),
          ),
          ...fields.map(([name]) =>
            content(`${name} an object`, { ...example, [name]: { a: [1] } }, false),
          ),
          bad(
            'a prototype',
            `{"__proto__":{"a":1},"constructor":{"prototype":{}}}`,
            required.length > 0,
          ),
          bad('deep nesting', '['.repeat(400_000) + ']'.repeat(400_000)),
          ...Array.from({ length: MUTATIONS }, (_, n) =>
            content(`mutation ${n}`, mutateJson(random, example as Json), false),
          ),
        ]
      : []),
    {
      what: 'another media type',
      request: requestOf(operation, { ...good, headers: { 'content-type': 'application/xml' } }),
      mustFail: true,
    },
  ];
}

/** Returns malformed requests that exist for every operation. */
function malformedRequests(operation: Operation, good: Parts): BadRequest[] {
  const bad = (what: string, request: Partial<InjectOptions>): BadRequest => ({
    what,
    request: { ...requestOf(operation, good), ...request },
    mustFail: false,
  });
  const { url } = requestOf(operation, good) as { url: string };
  const type = operation.body?.type ?? 'application/json';
  const [path = '', query = ''] = url.split('?');
  return [
    bad('a trailing slash', { url: `${path}/` }),
    bad('a double slash', { url: path.replace('/api/', '/api//') }),
    bad('upper case', { url: `/api${path.slice(4).toUpperCase()}` }),
    bad('a broken escape', { url: `${path}%ZZ` }),
    bad('a path traversal', { url: `${path}/..%2F..%2Fserver%2Fmain.ts` }),
    bad('unknown query parameters', { url: `${path}?${query}&nobody=1&__proto__[a]=1` }),
    bad('thousands of query parameters', { url: `${path}?${'a=1&'.repeat(3000)}` }),
    bad('another method', { method: 'PATCH' }),
    bad('a huge body', {
      headers: { 'content-type': type },
      payload: `"${'x'.repeat(2_000_000)}"`,
    }),
    bad('a malformed language', {
      headers: { ...good.headers, 'accept-language': ';;q=9,*,\u00ff' },
    }),
    bad('a malformed condition', {
      headers: { ...good.headers, 'if-none-match': '*', range: 'bytes=9-1' },
    }),
    bad('a wrong length', { headers: { ...good.headers, 'content-length': '5' }, payload: '{}' }),
    bad('an unsupported charset', {
      headers: { 'content-type': 'application/json; charset=utf-7' },
    }),
    bad('multipart without a boundary', {
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    }),
    bad('an unexpected body', { headers: { 'content-type': 'text/plain' }, payload: 'x' }),
    bad('an empty query', { url: `${path}?` }),
    bad('an empty type', { headers: { 'content-type': '' } }),
    bad('a fragment', { url: `${path}%23fragment` }),
    bad('a full-width path', { url: path.replace('/api/', '/api/\uff43') }),
    bad('a semicolon', { url: `${path};jsessionid=1` }),
  ];
}

/**
 * Generates at most `count` bad requests to an operation from the contract, those with invalid
 * parameters and bodies first.
 */
export function badRequestsTo(
  operation: Operation,
  random: () => number,
  count: number,
): BadRequest[] {
  const good = goodParts(operation);
  const bodies = malformedBodies(operation, good, random);
  const parameters = malformedParameters(operation, good);
  const ways = malformedRequests(operation, good);
  const own = [...bodies, ...parameters];
  // Reserves at least six places for malformed requests.
  const amount = Math.min(own.length, count - 6);
  const step = own.length / Math.max(1, amount);
  const spread = Array.from({ length: amount }, (_, n) => own[Math.floor(n * step)]).flatMap(
    (one) => one ?? [],
  );
  return [...spread, ...ways.toSorted(() => random() - 0.5).slice(0, count - amount)];
}
