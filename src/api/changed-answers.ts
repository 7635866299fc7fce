import type { ApiFailure } from './failure';

/** Has the answers of these paths asked for again; resolves when those on show have come. */
type Listener = (paths: readonly string[]) => Promise<unknown>;

let listener: Listener = () => Promise.resolve();
let followed: Promise<unknown> = Promise.resolve();

/** Connects what forgets answers; called once at start. */
export function connectChangedAnswers(connected: Listener): void {
  listener = connected;
}

/**
 * Reports what a write has changed, or may have.
 * @param changes begins of paths, parted by spaces, as generated from `x-invalidates` of the contract
 */
export function reportChanges(changes: string): void {
  followed = Promise.allSettled([followed, listener(changes.split(' '))]);
}

/** Until the answers on show follow the writes so far. */
export function untilFollowed(): Promise<unknown> {
  return followed;
}

/** Whether a write that failed so may have changed something, or met what somebody else changed. */
export function mayHaveChanged({ kind }: ApiFailure): boolean {
  return ['TransportFault', 'ServerFault', 'BusinessRule', 'Refused'].includes(kind);
}
