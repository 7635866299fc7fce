import { outcomes, type Verification } from '../result.ts';

/** The verification, for other programs. */
export function verificationAsJson(verification: Verification): string {
  const { version, server, groups, unanswered, uncalled } = verification;
  return JSON.stringify(
    {
      contractVersion: version,
      server,
      operations: [...outcomes(verification)].map(([{ id, method, path }, outcome]) => ({
        id,
        method,
        path,
        outcome,
      })),
      groups: groups.map(({ id, summary, calls }) => ({
        id,
        summary,
        calls: calls.map(({ operation, ...call }) => ({ operation: operation.id, ...call })),
      })),
      missingFields: unanswered,
      uncalled: uncalled.map(({ id }) => id),
    },
    undefined,
    2,
  );
}
