import { pick } from './random.ts';

type Random = () => number;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Unusual values that replace parts of valid content. */
const UNUSUAL_VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  200,
  401,
  '',
  '0',
  'null',
  '<script>alert(1)</script>',
  '\u0000\ud800',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { code: 200 },
  { data: null },
];

/** Lists every location in a value as a path of keys. */
function placesOf(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]));
  return [path, ...below];
}

function changed(
  value: Json,
  path: readonly string[],
  change: (old: Json) => Json | undefined,
): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  if (typeof value !== 'object' || value === null) return value;
  const old = (value as Record<string, Json>)[key] ?? null;
  const part = rest.length === 0 ? change(old) : changed(old, rest, change);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (String(index) !== key) return [item];
      return part === undefined ? [] : [part];
    });
  }
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(part === undefined ? others : [...others, [key, part]]);
}

/** Changes a value in one to three places: replaces, omits, wraps or repeats a part. */
export function mutateJson(random: Random, content: Json): Json {
  let mutated = content;
  const times = 1 + Math.floor(random() * 3);
  for (let n = 0; n < times; n += 1) {
    const changes: ((old: Json) => Json | undefined)[] = [
      () => pick(random, UNUSUAL_VALUES),
      () => undefined,
      (old) => [old],
      (old) => ({ value: old }),
      (old) =>
        Array.isArray(old) ? [...old, ...old, pick(random, UNUSUAL_VALUES)] : JSON.stringify(old),
    ];
    mutated = changed(mutated, pick(random, placesOf(mutated)), pick(random, changes));
  }
  return mutated;
}

/**
 * Changes the bytes of a text: truncates it, removes or doubles a part, or inserts unusual
 * characters.
 */
function mutateText(random: Random, text: string): string {
  const [from = 0, to = 0] = [random(), random()]
    .map((at) => Math.floor(at * text.length))
    .sort((a, b) => a - b);
  return pick(random, [
    text.slice(0, from),
    text.slice(0, from) + text.slice(to),
    text.slice(0, to) + text.slice(from),
    `${text.slice(0, from)}\u0000}]"${text.slice(from)}`,
    `\ufeff${text}`,
    '',
  ]);
}

/** Changes the content, bytes, media type or status of a valid response. */
export function mutateResponse(random: Random, content: Json): Response {
  const json = JSON.stringify(random() < 0.8 ? mutateJson(random, content) : content);
  const text = random() < 0.2 ? mutateText(random, json) : json;
  const type = pick(random, [
    'application/json',
    'application/json',
    'application/json',
    'text/html',
    'application/octet-stream',
    '',
  ]);
  const status = pick(random, [200, 200, 200, 200, 201, 400, 401, 403, 404, 418, 500, 502, 599]);
  return new Response(text, { status, headers: type === '' ? {} : { 'content-type': type } });
}

export type { Json };
