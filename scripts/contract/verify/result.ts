import type { Operation } from '../document.ts';
import type { Coverage } from './coverage.ts';
import type { MissingField } from './optional-fields.ts';

/** Outcome of a request. */
export type Outcome = 'conforms' | 'wrong' | 'notImplemented' | 'notTried';

/** Result of one request. */
export interface RequestResult {
  operation: Operation;
  /** Step of a workflow (`workflow.step`), or name of the check. */
  name: string;
  outcome: Outcome;
  /** All problems; empty unless the outcome is `wrong`. */
  problems: readonly string[];
  /** Reason for an outcome other than `conforms` and `wrong`. */
  reason?: string;
  /** Variation of the request. */
  how?: string;
  /** Command that reproduces the problem. */
  curl?: string;
}

/** Requests of a workflow, or of the checks. */
export interface ResultGroup {
  id: string;
  summary: string;
  results: RequestResult[];
}

/** Result of verifying a server. */
export interface Verification {
  version: string;
  server: string;
  groups: ResultGroup[];
  /** Optional properties that occurred in no response. */
  missingFields: MissingField[];
  /** Operations that no workflow contains. */
  uncalled: Operation[];
  coverage: Coverage[];
}

const RANK: readonly Outcome[] = ['wrong', 'conforms', 'notImplemented', 'notTried'];

/** Returns the outcome of each operation: the most severe of its requests. */
export function outcomes({ groups }: Verification): Map<Operation, Outcome> {
  const results = groups.flatMap((group) => group.results);
  const byOperation = Map.groupBy(results, ({ operation }) => operation);
  return new Map(
    [...byOperation].map(([operation, own]) => [
      operation,
      RANK.find((outcome) => own.some((result) => result.outcome === outcome)) ?? 'notTried',
    ]),
  );
}

/** Returns the operations with an outcome. */
export function operationsWith(verification: Verification, outcome: Outcome): Operation[] {
  return [...outcomes(verification)].flatMap(([operation, own]) =>
    own === outcome ? [operation] : [],
  );
}
