import type { ApiFailure } from './failure';

/** Refetches the responses of these paths; resolves when the active queries have been refetched. */
type Listener = (paths: readonly string[]) => Promise<unknown>;

let listener: Listener = () => Promise.resolve();
let invalidated: Promise<unknown> = Promise.resolve();

/** Connects the cache; called once at start. */
export function connectInvalidation(connected: Listener): void {
  listener = connected;
}

/**
 * Invalidates what a write has changed or may have changed.
 * @param changes path prefixes separated by spaces, generated from `x-invalidates` of the contract
 */
export function invalidatePaths(changes: string): void {
  invalidated = Promise.allSettled([invalidated, listener(changes.split(' '))]);
}

/** Resolves when the active queries reflect all writes so far. */
export function pendingInvalidation(): Promise<unknown> {
  return invalidated;
}

/** Returns whether a failed write may have changed data, or may have met another user's change. */
export function mayHaveChanged({ kind }: ApiFailure): boolean {
  return ['TransportFault', 'ServerFault', 'ContractViolation', 'BusinessRule', 'Refused'].includes(
    kind,
  );
}
