import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { operations, type Operation } from '../support/contract';
import { seeded } from '../support/random';
import { callOperation } from './support/client';
import { page, watchFailures } from './support/failure-effects';
import { mutateResponse, type Json } from '../support/mutate';

const RESPONSES = 200;

watchFailures();

let response: Response;
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(response));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the texts of more than 8 characters, which must not be in the log. */
function valuesOf(content: unknown): string[] {
  if (typeof content === 'string') return content.length > 8 ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(valuesOf);
}

/** Matches a value, but not the name of a field that begins with it: `published` in `publishedAt`. */
const wholeWord = (value: string) =>
  new RegExp(`(?<!\\w)${value.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')}(?!\\w)`, 'u');

async function outcomeOf(operation: Operation): Promise<unknown> {
  return callOperation(operation).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe(`${RESPONSES} mutated responses to`, () => {
  const withJson = operations.filter(({ success }) => success !== undefined);

  it.each(withJson.map((operation, index) => ({ ...operation, index })))(
    '$id cause only typed errors, without their values in the log',
    async ({ index, ...operation }) => {
      const random = seeded(index + 1);
      const kinds = new Map<string, number>();
      for (let n = 0; n < RESPONSES; n += 1) {
        page.token = 'secret';
        response = mutateResponse(random, operation.success as Json);
        const failure = await outcomeOf(operation);
        if (failure !== undefined)
          expect(failure, `response ${n}`).toMatchObject({ name: 'ApiFailure' });
        const kind = (failure as { kind?: string } | undefined)?.kind ?? 'success';
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      // The mutations must produce different kinds of errors.
      expect(kinds.get('ContractViolation') ?? 0).toBeGreaterThan(10);
      expect(kinds.size).toBeGreaterThanOrEqual(3);
      const log = JSON.stringify(useErrorLog.getState().entries);
      for (const value of valuesOf(operation.success?.['data']))
        expect(log).not.toMatch(wholeWord(value));
    },
  );
});
