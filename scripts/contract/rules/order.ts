import type { Rule } from './rule.ts';

type Records = Record<string, unknown>[];

/** Requires the properties of `x-order` in the first record of the example; `-` means descending order. */
export const order: Rule = () => ({
  Operation({ 'x-order': keys, responses = {} }, { report, location }) {
    if (keys === undefined) return;
    const example = responses['200']?.content?.['application/json']?.example;
    const { data } = (example ?? {}) as { data?: Records | { records?: Records } };
    const [record = {}] = (Array.isArray(data) ? data : data?.records) ?? [];
    for (const key of keys.filter((one) => !(one.replace(/^-/, '') in record)))
      report({
        message: `The first record of the example has no property "${key}" of x-order.`,
        location: location.child(['x-order']),
      });
  },
});
