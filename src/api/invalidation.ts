import type { ApiFailure } from './failure';

/** Has the responses of these paths asked for again; resolves when those shown have come. */
type Listener = (paths: readonly string[]) => Promise<unknown>;

let listener: Listener = () => Promise.resolve();
let invalidated: Promise<unknown> = Promise.resolve();

/** Connects what forgets answers; called once at start. */
export function connectInvalidation(connected: Listener): void {
  listener = connected;
}

/**
 * Reports what a write has changed, or may have.
 * @param changes begins of paths, parted by spaces, as generated from `x-invalidates` of the contract
 */
export function reportChanges(changes: string): void {
  invalidated = Promise.allSettled([invalidated, listener(changes.split(' '))]);
}

/** Until the responses shown follow the writes so far. */
export function untilInvalidated(): Promise<unknown> {
  return invalidated;
}

/** Whether a write that failed so may have changed something, or met what somebody else changed. */
export function mayHaveChanged({ kind }: ApiFailure): boolean {
  return ['TransportFault', 'ServerFault', 'ContractViolation', 'BusinessRule', 'Refused'].includes(
    kind,
  );
}
