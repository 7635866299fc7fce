import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { listNews } from '@/api/generated/news/news';
import { mockServer } from '@/mocks/node';
import { operations, type Operation } from '../support/contract';
import { callOperation } from './support/client';
import { page, watchFailures } from './support/failure-effects';

watchFailures();

interface Listed {
  data: { records: Record<string, unknown>[] };
}

const listed = (operation: Operation) => structuredClone(operation.success) as unknown as Listed;

/** Responds to every request with a body. */
function respond(body: unknown): void {
  mockServer.use(http.get('*/api/*', () => HttpResponse.json(body as object)));
}

function operationNamed(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

const news = operationNamed('listNews');

describe('a partial list', () => {
  const partial = operations.filter((operation) => operation['x-partial'] === true);

  it.each(partial)('$id omits a record without an identifier', async (operation) => {
    const body = listed(operation);
    const [first = {}] = body.data.records;
    // A certificate is identified by its number.
    const key = 'id' in first ? 'id' : 'number';
    const { [key]: value, ...broken } = first;
    respond({ ...body, data: { ...body.data, records: [first, broken, first] } });
    await expect(callOperation(operation)).resolves.toMatchObject({
      records: [{ [key]: value }, { [key]: value }],
      dropped: 1,
    });
  });

  it('is every list of records for staff', () => {
    const lists = operations.filter(
      ({ access, success }) =>
        access === 'staff' && Array.isArray((success?.['data'] as Listed['data'] | null)?.records),
    );
    expect(lists.length).toBeGreaterThan(8);
    expect(lists.filter((operation) => operation['x-partial'] !== true)).toEqual([]);
  });

  it('reports the violation with operation and fields, without a message to the visitor', async () => {
    const body = listed(news);
    respond({ ...body, data: { ...body.data, records: [{ title: 'geheim' }] } });
    await expect(listNews()).resolves.toMatchObject({ records: [], dropped: 1 });
    const [entry] = useErrorLog.getState().entries;
    expect(entry).toMatchObject({ type: 'contract', url: '/client/news/anons/news' });
    expect(entry?.text).toContain('listNews');
    expect(entry?.text).toContain('data.records.0.id');
    expect(entry?.text).not.toContain('geheim');
    expect(page.toast).not.toHaveBeenCalled();
  });

  it('is rejected if more than its records is invalid', async () => {
    const body = listed(news);
    respond({ ...body, data: { ...body.data, records: [{}], total: 'many' } });
    await expect(listNews()).rejects.toMatchObject({ kind: 'ContractViolation' });
  });

  it('reports no omitted records if all are valid, even if the response contains that field', async () => {
    const body = listed(news);
    respond({ ...body, data: { ...body.data, dropped: 7 } });
    await expect(listNews()).resolves.not.toHaveProperty('dropped');
  });
});
