import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { mockServer } from '@/mocks/node';
import { operations, type Operation } from '../support/contract';
import { callOperation } from './support/client';
import { page, watchFailures } from './support/failure-effects';

watchFailures();

const isWrite = ({ method }: Operation) => method !== 'GET';

/** Operations of user actions: all writes and downloads of the contract. */
const ACTIONS = operations.filter((operation) => isWrite(operation) || !operation.success);

const html = (status: number) =>
  new HttpResponse('<html>', { status, headers: { 'content-type': 'text/html' } });
const words = { words: 'Closed until noon' };

const noResponse = (operation: Operation) => ({
  id: isWrite(operation) ? 'error.noAnswer' : 'error.failed.hint',
});
const serverFault = () => ({ id: 'error.serverFault' });

const RESPONSES = [
  ['no response', () => HttpResponse.error(), noResponse],
  ['a proxy’s HTML and HTTP 502', () => html(502), serverFault],
  [
    'HTTP 503 and a message',
    () => HttpResponse.json({ msg: words.words }, { status: 503 }),
    () => words,
  ],
] as const;

it('covers the writes and downloads of the contract', () => {
  expect(ACTIONS.length).toBeGreaterThan(80);
  expect(ACTIONS.map(({ id }) => id)).toContain('downloadTemplate');
});

describe.each(RESPONSES)('a user’s action with %s', (_, respond, shown) => {
  it.each(ACTIONS)('shows one toast: $id', async (operation) => {
    mockServer.use(http.all('*/api/*', respond));
    await expect(callOperation(operation)).rejects.toMatchObject({ kind: 'TransportFault' });
    expect(page.toast.mock.calls).toEqual([['error', shown(operation), 3]]);
    expect(useErrorLog.getState().entries).toHaveLength(1);
  });

  it.each([true, 'session', 'unanswered'] as const)(
    'shows no toast for a failure that its caller shows: suppressToast %j',
    async (suppressToast) => {
      const [operation] = ACTIONS;
      if (!operation) throw new Error('the contract has no write');
      mockServer.use(http.all('*/api/*', respond));
      await expect(callOperation(operation, { suppressToast })).rejects.toThrow();
      const isAnswered = 'words' in shown(operation);
      expect(page.toast).toHaveBeenCalledTimes(
        suppressToast === 'unanswered' && isAnswered ? 1 : 0,
      );
    },
  );
});

describe('a write with an unreadable response', () => {
  it.each(ACTIONS.filter(isWrite))('has an unknown outcome: $id', async (operation) => {
    mockServer.use(http.all('*/api/*', () => html(200)));
    await expect(callOperation(operation)).rejects.toMatchObject({ kind: 'ContractViolation' });
    expect(page.toast.mock.calls).toEqual([['error', { id: 'error.outcomeUnknown' }, 3]]);
  });
});

it('a page instead of a download is an error', async () => {
  const download = ACTIONS.find(({ id }) => id === 'downloadTemplate');
  if (!download) throw new Error('no operation downloadTemplate');
  mockServer.use(http.all('*/api/*', () => html(200)));
  await expect(callOperation(download)).rejects.toMatchObject({ kind: 'ContractViolation' });
  expect(page.toast.mock.calls).toEqual([['error', { id: 'error.unreadableAnswer' }, 3]]);
});
