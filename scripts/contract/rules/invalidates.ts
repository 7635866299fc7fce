import type { Rule } from './rule.ts';

/**
 * Every write names the operations whose answers it changes, or none: the server forgets what it keeps
 * of them, and the site asks for them again.
 */
export const invalidates: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const declared = operation['x-invalidates'];
    if (key === 'get') {
      if (declared === undefined) return;
      report({
        message: 'A read changes no answer: x-invalidates is for writes.',
        location: location.child(['x-invalidates']),
      });
    } else if (!Array.isArray(declared)) {
      report({
        message:
          'Say which operations answer differently after this write: x-invalidates, [] for none.',
        location: declared === undefined ? location.key() : location.child(['x-invalidates']),
      });
    }
  },
});
