import type { Rule } from './rule.ts';

const REPEATS: readonly unknown[] = ['refused', 'harmless', 'again'];
const KEY = 'Idempotency-Key';

/**
 * Requires every POST to define the effect of a retry: it accepts an `Idempotency-Key`, or `x-repeat`
 * states that a second request is refused, harmless, or executed again.
 */
export const repeat: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const declared = operation['x-repeat'];
    const isKeyed = operation.parameters?.some(({ name }) => name === KEY) ?? false;
    const at = declared === undefined ? location.key() : location.child(['x-repeat']);
    const reportProblem = (message: string) => report({ message, location: at });
    if (key !== 'post') {
      if (declared !== undefined)
        reportProblem('x-repeat is for POST: other methods are idempotent.');
      return;
    }
    if (isKeyed) {
      if (declared !== undefined) reportProblem(`x-repeat is for operations without ${KEY}.`);
      return;
    }
    if (!REPEATS.includes(declared))
      reportProblem(
        `The effect of a repeated request is missing: accept ${KEY}, or set x-repeat to refused, harmless or again.`,
      );
    const refuses =
      Array.isArray(operation['x-business-rules']) || operation.responses?.['401'] !== undefined;
    if (declared === 'refused' && !refuses)
      reportProblem('x-repeat: refused requires a business rule or a 401 response.');
  },
});
