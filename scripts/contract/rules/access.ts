import type { Rule } from './rule.ts';

const ACCESS = ['anonymous', 'user', 'staff'];

/** Calls that are counted together, where a limit holds. */
const RATE_LIMITS = [
  'credentials',
  'codes',
  'registration',
  'checkIn',
  'uploads',
  'errorLog',
  'search',
];

/** Every operation says who may call it, `security` says the same, and a limit has a known name. */
export const access: Rule = () => ({
  Operation(operation, { report, location }) {
    const declared = operation['x-access'];
    const limit = operation['x-rate-limit'];
    if (limit !== undefined && !RATE_LIMITS.some((known) => known === limit)) {
      report({
        message: `x-rate-limit is one of ${RATE_LIMITS.join(', ')}.`,
        location: location.child(['x-rate-limit']),
      });
    }
    if (typeof declared !== 'string' || !ACCESS.includes(declared)) {
      report({
        message: `Say who may call this: x-access is one of ${ACCESS.join(', ')}.`,
        location: declared === undefined ? location.key() : location.child(['x-access']),
      });
      return;
    }
    const wanted = declared === 'anonymous' ? '[]' : '[{"token":[]}]';
    if (JSON.stringify(operation.security) !== wanted) {
      report({
        message: `x-access: ${declared} goes with security: ${wanted}.`,
        location: operation.security === undefined ? location.key() : location.child(['security']),
      });
    }
  },
});
