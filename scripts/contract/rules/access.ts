import type { Rule } from './rule.ts';

const ACCESS = ['anonymous', 'user', 'staff'];

/** Every operation says who may call it, and `security` says the same. */
export const access: Rule = () => ({
  Operation(operation, { report, location }) {
    const declared = operation['x-access'];
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
