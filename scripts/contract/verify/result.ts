import type { Operation } from '../document.ts';
import type { Coverage } from './coverage.ts';
import type { MissingField } from './optional-fields.ts';

/** How a call ended. */
export type Outcome = 'conforms' | 'wrong' | 'notImplemented' | 'notTried';

/** What one call showed of its operation. */
export interface CallResult {
  operation: Operation;
  /** The step of a workflow (`workflow.step`), or the check. */
  name: string;
  outcome: Outcome;
  /** Everything that is wrong; empty unless the outcome is `wrong`. */
  problems: readonly string[];
  /** Why it was not tried. */
  reason?: string;
  /** How the request differs from a plain one. */
  how?: string;
  /** The command that reproduces what is wrong. */
  curl?: string;
}

/** Calls that belong together: those of a workflow, or those of the checks. */
export interface CallGroup {
  id: string;
  summary: string;
  calls: CallResult[];
}

/** What a server keeps of the contract. */
export interface Verification {
  version: string;
  server: string;
  groups: CallGroup[];
  unanswered: MissingField[];
  /** Operations that no workflow calls. */
  uncalled: Operation[];
  coverage: Coverage[];
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
