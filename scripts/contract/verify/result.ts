import type { Operation } from '../document.ts';

/** How a call ended. */
export type Outcome = 'conforms' | 'wrong' | 'notImplemented' | 'notTried';

/** What one call showed of its operation. */
export interface CallResult {
  operation: Operation;
  /** The step of a workflow (`workflow.step`), or the convention that was tried. */
  name: string;
  outcome: Outcome;
  /** Everything that is wrong; empty unless the outcome says so. */
  problems: readonly string[];
  /** Why it was not tried. */
  reason?: string;
  /** How it was called, where not in the plain way. */
  how?: string;
}

/** Calls that belong together: those of a workflow, or those that try the conventions. */
export interface CallGroup {
  id: string;
  summary: string;
  calls: CallResult[];
}

/** A property that a response may leave out, and that no response held. */
export interface MissingField {
  /** Schema and path: `ActivityDetail.contact.email`. */
  field: string;
  /** Operations that describe it and were tried. */
  operations: string[];
}

/** What a server keeps of the contract. */
export interface Verification {
  version: string;
  server: string;
  groups: CallGroup[];
  unanswered: MissingField[];
  /** Operations that were asked for and that no workflow calls. */
  uncalled: Operation[];
}

const RANK: readonly Outcome[] = ['wrong', 'conforms', 'notImplemented', 'notTried'];

/** The outcome of each operation over all its calls: wrong once is wrong. */
export function outcomes({ groups }: Verification): Map<Operation, Outcome> {
  const calls = groups.flatMap((group) => group.calls);
  const byOperation = Map.groupBy(calls, ({ operation }) => operation);
  return new Map(
    [...byOperation].map(([operation, own]) => [
      operation,
      RANK.find((outcome) => own.some((call) => call.outcome === outcome)) ?? 'notTried',
    ]),
  );
}

/** The operations of an outcome. */
export function operationsWith(verification: Verification, outcome: Outcome): Operation[] {
  return [...outcomes(verification)].flatMap(([operation, own]) =>
    own === outcome ? [operation] : [],
  );
}
