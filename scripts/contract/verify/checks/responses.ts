import type { Operation } from '../../document.ts';
import type { TrialRequest, ReceivedResponse } from '../requests.ts';
import { valueAt } from '../expressions.ts';

/** A request and its response. */
export interface Exchanged {
  operation: Operation;
  request: TrialRequest;
  response: ReceivedResponse;
}

/** Word in the rich text that the workflows send, to find the text in responses. */
const MARK = 'contractVerify';
const ACTIVE = /<script|<[^>]*\son\w+\s*=|<[^>]*javascript:/i;

/** Returns the records of a list, paged or not; undefined for other responses. */
export function recordsOf({ json }: ReceivedResponse): Record<string, unknown>[] | undefined {
  const data = valueAt(json, '/data');
  const records = Array.isArray(data) ? data : valueAt(data, '/records');
  return Array.isArray(records) ? (records as Record<string, unknown>[]) : undefined;
}

function comparable(value: unknown): number | string | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
}

/** Reports the first record that violates the order of `x-order`. */
export function orderProblems({ object }: Operation, records: Record<string, unknown>[]): string[] {
  const [key] = object['x-order'] ?? [];
  if (key === undefined) return [];
  const name = key.replace('-', '');
  const index = records.findIndex((record, at) => {
    const [before, value] = [comparable(records[at - 1]?.[name]), comparable(record[name])];
    if (before === undefined || value === undefined) return false;
    return key === name ? before > value : before < value;
  });
  return index === -1 ? [] : [`/data: record ${index} is not in the order ${key}`];
}

/** Reports returned markup that a browser would execute. */
function markupProblems(value: unknown, at = ''): string[] {
  if (typeof value === 'string')
    return value.includes(MARK) && ACTIVE.test(value) ? [`${at} contains executable markup`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => markupProblems(item, `${at}/${name}`));
}

/**
 * Reports a read record whose fields differ from the parameters of the path. A write may return another
 * record: the entry of a request for changes, the note of an entry.
 */
function identityProblems({ operation, request, response }: Exchanged): string[] {
  if (operation.method !== 'GET') return [];
  const data = valueAt(response.json, '/data');
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts =
    new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]*)')}$`).exec(request.path) ?? [];
  return names.flatMap((name, index) => {
    const requested = decodeURIComponent(parts[index + 1] ?? '');
    const found = valueAt(data, `/${name}`);
    const isOther = ['string', 'number'].includes(typeof found) && String(found) !== requested;
    return isOther ? [`/data/${name} is not the requested one`] : [];
  });
}

/** Returns problems of a successful response that its schema doesn't show: another record, order, markup. */
export function judgeResponse(exchanged: Exchanged): string[] {
  const { operation, response } = exchanged;
  return [
    ...identityProblems(exchanged),
    ...orderProblems(operation, recordsOf(response) ?? []),
    ...markupProblems(response.json),
  ];
}
