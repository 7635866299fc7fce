import type { OperationObject } from '../../document.ts';
import type { ReceivedResponse } from '../requests.ts';
import { valueAt } from '../expressions.ts';
import {
  hasSucceeded,
  queryParameters,
  withQuery,
  type Check,
  type CheckTrial,
  type Working,
} from './check.ts';
import { orderProblems, recordsOf } from './responses.ts';

/** Maximum number of tested pages and filters per list. */
const MOST = 5;

function sizeParameter(object: OperationObject) {
  const parameters = queryParameters(object);
  return parameters.some(({ name }) => name === 'current')
    ? parameters.find(({ name }) => ['pageSize', 'size'].includes(name))
    : undefined;
}

function pageProblems({ json }: ReceivedResponse, size: number, current: number): string[] {
  const data = valueAt(json, '/data') as Record<string, unknown>;
  const { records, total } = data;
  if (!Array.isArray(records) || typeof total !== 'number') return [];
  const right = Math.max(0, Math.min(size, total - size * (current - 1)));
  const found = `on page ${current} of size ${size} with a total of ${total}`;
  return [
    ...(data['size'] === size ? [] : [`/data/size is not ${size}, the requested size`]),
    ...(data['current'] === current ? [] : [`/data/current is not ${current}, the requested page`]),
    ...(records.length === right
      ? []
      : [`/data/records has ${records.length} ${found}, not ${right}`]),
  ];
}

/** Identifies a record by its id, or by its content. */
const identity = (record: Record<string, unknown>) => record['id'] ?? JSON.stringify(record);

/**
 * Checks the pages of a list up to a maximum, the last page, and the page after it. If the list changes
 * meanwhile, checks each page by itself only.
 */
const pages: Check = {
  name: 'pages',
  applies: (working) =>
    hasSucceeded(working) && sizeParameter(working.operation.object) !== undefined,
  trials: ({ operation, request, response }) => {
    const parameter = sizeParameter(operation.object);
    const total = Number(valueAt(response.json, '/data/total'));
    const size = Math.min(
      Math.max(1, Math.ceil(total / 3)),
      Number(parameter?.schema['maximum'] ?? 100),
    );
    const last = Math.max(1, Math.ceil(total / size));
    const first = Array.from({ length: Math.min(last, MOST) }, (_, index) => index + 1);
    const totals = new Set<unknown>();
    const records: Record<string, unknown>[] = [];
    return [...new Set([...first, last, last + 1])].map((current): CheckTrial => ({
      how: `with ${parameter?.name ?? ''}=${size} and current=${current}`,
      request: withQuery(request, {
        [parameter?.name ?? '']: String(size),
        current: String(current),
      }),
      expected: 'success',
      judge: (page) => {
        const problems = pageProblems(page, size, current);
        totals.add(valueAt(page.json, '/data/total'));
        const before = new Set(records.map(identity));
        const own = recordsOf(page) ?? [];
        records.push(...own);
        if (problems.length > 0 || totals.size > 1) return problems;
        const again = own.findIndex((record) => before.has(identity(record)));
        if (again !== -1) return [`/data/records/${again} is also on an earlier page`];
        return current <= MOST ? orderProblems(operation, records) : [];
      },
    }));
  },
};

/** Returns the parameters named like a property of the records, with a value of a record. */
function filtersOf({ operation, response }: Working): (readonly [name: string, value: unknown])[] {
  const records = recordsOf(response) ?? [];
  const size = sizeParameter(operation.object);
  return queryParameters(operation.object).flatMap((parameter) => {
    const { name } = parameter;
    if (parameter === size || name === 'current') return [];
    const values = records.map((record) => record[name]);
    const value = values.findLast((one) => ['string', 'number'].includes(typeof one));
    return value === undefined ? [] : [[name, value] as const];
  });
}

const filters: Check = {
  name: 'filter',
  applies: (working) => hasSucceeded(working) && filtersOf(working).length > 0,
  trials: (working) => {
    const size = sizeParameter(working.operation.object);
    const most = size && { [size.name]: String(Number(size.schema['maximum'] ?? 100)) };
    return filtersOf(working)
      .slice(0, MOST)
      .map(([name, value]) => ({
        how: `with ${name}=${String(value)}`,
        request: withQuery(working.request, { ...most, [name]: String(value) }),
        expected: 'success',
        judge: (filtered) => {
          const records = recordsOf(filtered) ?? [];
          const wrong = records.findIndex((record) => record[name] !== value);
          if (records.length === 0)
            return [`/data has no record, although a record has this ${name}`];
          return wrong === -1 ? [] : [`/data/records/${wrong}/${name} does not match the filter`];
        },
      }));
  },
};

/** Checks of pages, order and filters. */
export const LIST_CHECKS: readonly Check[] = [pages, filters];
