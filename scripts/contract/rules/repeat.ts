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
    const say = (message: string) => report({ message, location: at });
    if (key !== 'post') {
      if (declared !== undefined) say('x-repeat is for POST: others end the same when sent again.');
      return;
    }
    if (isKeyed) {
      if (declared !== undefined) say(`What takes an ${KEY} is done once: x-repeat is for others.`);
      return;
    }
    if (!REPEATS.includes(declared))
      say(`Say what a second call does: take an ${KEY}, or x-repeat: refused, harmless, again.`);
    const refuses =
      Array.isArray(operation['x-business-rules']) || operation.responses?.['401'] !== undefined;
    if (declared === 'refused' && !refuses)
      say('A second call that is refused has its rule in x-business-rules.');
  },
});
