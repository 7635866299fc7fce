import type { Operation } from '../../document.ts';
import type { Call, ReceivedResponse } from '../calls.ts';
import { valueAt } from '../expressions.ts';

/** A request and the response that it got. */
export interface Exchanged {
  operation: Operation;
  call: Call;
  response: ReceivedResponse;
}

/** The word in the rich text that the workflows send: it marks what of it comes back. */
const MARK = 'contractVerify';
const ACTIVE = /<script|<[^>]*\son\w+\s*=|<[^>]*javascript:/i;

/** The records of a list, paged or not; undefined for anything else. */
export function recordsOf({ json }: ReceivedResponse): Record<string, unknown>[] | undefined {
  const data = valueAt(json, '/data');
  const records = Array.isArray(data) ? data : valueAt(data, '/records');
  return Array.isArray(records) ? (records as Record<string, unknown>[]) : undefined;
}

function comparable(value: unknown): number | string | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
}

/** Says which record is out of the order that the contract states (`x-order`). */
export function orderProblems({ object }: Operation, records: Record<string, unknown>[]): string[] {
  const [key] = object['x-order'] ?? [];
  if (key === undefined) return [];
  const name = key.replace('-', '');
  const index = records.findIndex((record, at) => {
    const [before, value] = [comparable(records[at - 1]?.[name]), comparable(record[name])];
    if (before === undefined || value === undefined) return false;
    return key === name ? before > value : before < value;
  });
  return index === -1 ? [] : [`/data: record ${index} is out of the order ${key}`];
}

/** Names each place where markup comes back that a browser would run. */
function markupProblems(value: unknown, at = ''): string[] {
  if (typeof value === 'string')
    return value.includes(MARK) && ACTIVE.test(value) ? [`${at} has markup that runs`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => markupProblems(item, `${at}/${name}`));
}

/** Says which value of the path isn't in the record that the operation returned for it. */
function identityProblems({ operation, call, response }: Exchanged): string[] {
  const data = valueAt(response.json, '/data');
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts =
    new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]*)')}$`).exec(call.path) ?? [];
  return names.flatMap((name, index) => {
    const asked = decodeURIComponent(parts[index + 1] ?? '');
    const found = valueAt(data, `/${name}`);
    const isOther = ['string', 'number'].includes(typeof found) && String(found) !== asked;
    return isOther ? [`/data/${name} is not the one that was asked for`] : [];
  });
}

/** Says what is wrong with a successful response that fits its schema. */
export function judgeResponse(exchanged: Exchanged): string[] {
  const { operation, response } = exchanged;
  return [
    ...identityProblems(exchanged),
    ...orderProblems(operation, recordsOf(response) ?? []),
    ...markupProblems(response.json),
  ];
}
