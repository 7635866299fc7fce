import type { Change } from './differences.ts';

const LENGTH = 60;
const OMITTED = new Set(['content', 'application/json', 'parameters', 'responses']);

/** Formats a value in one line. */
function lineOf(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return text.replace(/\s+/g, ' ').trim();
}

function cut(line: string): string {
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1)}…` : line;
}

/** Formats two values, each in one line. Long values start shortly before their first difference. */
function cutBoth(left: string, right: string): string[] {
  const lines = [left, right];
  if (lines.every((line) => line.length <= LENGTH)) return lines;
  let common = 0;
  while (common < left.length && left[common] === right[common]) common++;
  const from = Math.max(0, common - 20);
  return lines.map((line) => cut(from > 0 ? `…${line.slice(from)}` : line));
}

/** Formats a path in a schema: `.title`, `.records[].id`, then the keyword. */
function schemaPath(names: readonly string[]): string {
  let path = '';
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    const next = names[index + 1];
    if (name === 'properties' && next !== undefined) {
      path += `.${next}`;
      index++;
    } else if (name === 'items' && next !== undefined) path += '[]';
    else if (name === 'additionalProperties' && next !== undefined) path += '{}';
    else path += ` ${name.split('/').at(-1) ?? ''}`;
  }
  return path;
}

/** Names a node in an operation: `200 headers ETag required`, `query city maximum`. */
export function partPath(names: readonly string[]): string {
  const schema = names.indexOf('schema');
  const own = (schema === -1 ? names : names.slice(0, schema)).filter((name) => !OMITTED.has(name));
  return own.join(' ') + (schema === -1 ? '' : schemaPath(names.slice(schema + 1)));
}

/** Names a node for readers: `News.title maxLength`, `listNews query city required`. */
export function placeOf(names: readonly string[], operationId?: string): string {
  const [area, first = '', second = '', ...rest] = names;
  if (area === 'components' && first === 'schemas') return `${second}${schemaPath(rest)}`;
  if (area !== 'paths') return names.join(' ');
  return `${operationId ?? `${first} ${second}`} ${partPath(rest)}`.trim();
}

/** Formats a change in one line: the node and what changed. */
export function describeChange(
  place: string,
  change: Change,
  before: unknown,
  after: unknown,
): string {
  if (change === 'changed')
    return `${place}: ${cutBoth(lineOf(before), lineOf(after)).join(' → ')}`;
  const value = change === 'added' ? after : before;
  const isNamed = typeof value === 'object' || place.endsWith(` ${lineOf(value)}`);
  return isNamed ? `${place} ${change}` : `${place} ${change}: ${cut(lineOf(value))}`;
}
