import { concurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';
import { serverBusy } from '../base/failure.ts';
import type { OperationId } from './types.ts';

/**
 * What anybody may send and nobody waits for is admitted slowly: reports of browsers' errors, which may
 * be long. What is refused stays in the browser and comes with the next batch.
 */
const LIMITERS: ReadonlyMap<string, () => ConcurrencyLimiter> = new Map<
  OperationId,
  () => ConcurrencyLimiter
>([
  [
    'sendErrorLog',
    () =>
      concurrencyLimiter({
        concurrent: 2,
        minMilliseconds: 100,
        refusalDelay: 1000,
        refuse: () => serverBusy(5),
      }),
  ],
]);

/** A new limiter of how many calls of an operation are worked on at once; undefined for most. */
export function operationLimiter(id: OperationId): ConcurrencyLimiter | undefined {
  return LIMITERS.get(id)?.();
}
