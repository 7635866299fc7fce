import type { Rule } from './rule.ts';

/**
 * Requires `x-invalidates` for every write: the operations whose responses it changes. The server
 * invalidates its cache of them, and the site refetches them.
 */
export const invalidates: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const declared = operation['x-invalidates'];
    if (key === 'get') {
      if (declared === undefined) return;
      report({
        message: 'x-invalidates is for writes.',
        location: location.child(['x-invalidates']),
      });
    } else if (!Array.isArray(declared)) {
      report({
        message:
          'x-invalidates is missing: operations whose responses change after this write, [] for none.',
        location: declared === undefined ? location.key() : location.child(['x-invalidates']),
      });
    }
  },
});
