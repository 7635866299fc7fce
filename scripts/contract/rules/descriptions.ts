import type { Rule } from './rule.ts';

const RULE_PARTS = ['name', 'code', 'when', 'msg'];

function isBusinessRule(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    RULE_PARTS.every((part) => part in value) &&
    'code' in value &&
    Number.isInteger(value.code) &&
    'name' in value &&
    typeof value.name === 'string' &&
    /^[a-z]+([A-Z][a-z]*)*$/.test(value.name)
  );
}

/** A description names its source, and business rules have a name of their own, and say when, with which code and message. */
export const descriptions: Rule = () => ({
  Operation(operation, { report, location }) {
    if (!operation.description?.includes('Source:')) {
      report({
        message:
          'End with where this comes from: "Source: spec section 7 (News)." or "Source: <who asked, where it is written>."',
        location: location.child(['description']),
      });
    }
    const rules = operation['x-business-rules'];
    if (rules === undefined) return;
    const names = Array.isArray(rules) ? rules.map(({ name }: { name?: unknown }) => name) : [];
    if (new Set(names).size < names.length) {
      report({
        message: 'Two rules have the same name.',
        location: location.child(['x-business-rules']),
      });
    }
    if (!Array.isArray(rules) || rules.length === 0 || !rules.every(isBusinessRule)) {
      report({
        message: `x-business-rules is a list; each rule has ${RULE_PARTS.join(', ')}; its name is camelCase.`,
        location: location.child(['x-business-rules']),
      });
    }
  },
});
