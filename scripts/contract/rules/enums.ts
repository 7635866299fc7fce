import type { Rule } from './rule.ts';

/** A list of values has a type and examples out of the list: without them, mocks make them up. */
export const enums: Rule = () => ({
  Schema(schema, { report, location }) {
    if (schema.enum === undefined) return;
    const at = location.child(['enum']).key();
    if (schema.type === undefined) report({ message: 'Give this enum a type.', location: at });
    if (!schema.examples?.length) {
      report({ message: 'Give this enum examples, out of its values.', location: at });
    }
    for (const example of schema.examples ?? []) {
      if (!schema.enum.includes(example)) {
        report({ message: `${String(example)} is no value of this enum.`, location: at });
      }
    }
  },
});
