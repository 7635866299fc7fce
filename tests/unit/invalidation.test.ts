import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidatePaths, pendingInvalidation } from '@/api/invalidation';
import {
  getGetActivityQueryKey,
  getListActivitiesQueryKey,
} from '@/api/generated/activity/activity';
import { getListNewsQueryKey } from '@/api/generated/news/news';
import { createQueryClient } from '@/app/query-client';
import specification from '../../openapi/generated/openapi.json' with { type: 'json' };
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('invalidates the responses below the changed paths and no others', async () => {
  const client = createQueryClient();
  const changed = [
    getListActivitiesQueryKey({ pageSize: 3 }),
    getGetActivityQueryKey('activity-1'),
  ];
  const others = [getListNewsQueryKey(), ['api', 'client', 'activity', 'anonsElsewhere']];
  for (const key of [...changed, ...others]) client.setQueryData(key, {});
  invalidatePaths('/client/activity/anons /client/match/info');
  await pendingInvalidation();
  const outdated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(changed.map(outdated)).toEqual([true, true]);
  expect(others.map(outdated)).toEqual([false, false]);
});

it('repeats a pending first request, whose response may precede the write', async () => {
  const client = createQueryClient();
  let respond = (_response: string): void => undefined;
  const first = new Promise<string>((resolve) => (respond = resolve));
  const responses = [first, Promise.resolve('after the write')];
  const read = new QueryObserver(client, {
    queryKey: getGetActivityQueryKey('activity-1'),
    queryFn: () => responses.shift(),
  });
  const stop = read.subscribe(() => undefined);
  invalidatePaths('/client/activity');
  respond('before the write');
  await pendingInvalidation();
  expect(read.getCurrentResult().data).toBe('after the write');
  stop();
});

it('the client declares the changes of every write in the contract', () => {
  interface Operation {
    operationId: string;
    'x-invalidates'?: string[];
  }
  const folder = join(import.meta.dirname, '../../src/api/generated');
  const client = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/[\w-]+\.ts$/.test(file) && !file.startsWith('model'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const writes = Object.values<Record<string, Operation>>(specification.paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, one]) => (method === 'get' ? [] : [one])),
  );
  expect(writes.length).toBeGreaterThan(40);
  for (const { operationId, 'x-invalidates': changes } of writes) {
    const [, options] = client.split(`operationId: '${operationId}', `);
    const named = /^[^\n]* changes: '(\/[^']+)'/.test(options ?? '');
    expect(named, operationId).toBe((changes ?? []).length > 0);
  }
});

/** Public data that no operation writes. */
const NOT_WRITTEN = ['getTime', 'downloadFile'];

it('each public read is invalidated by a staff operation', () => {
  interface Operation {
    operationId: string;
    'x-access': string;
    'x-invalidates'?: string[];
  }
  const operations = Object.values<Record<string, Operation>>(specification.paths).flatMap(
    (methods) => Object.entries(methods),
  );
  const reads = operations.filter(
    ([method, one]) => method === 'get' && one['x-access'] === 'anonymous',
  );
  const written = new Set(
    operations.flatMap(([, one]) => (one['x-access'] === 'staff' ? one['x-invalidates'] : [])),
  );
  const unwritten = reads
    .map(([, { operationId }]) => operationId)
    .filter((id) => !written.has(id));
  expect(unwritten).toEqual(NOT_WRITTEN);
});
