import type { Location, Rule, RuleContext } from './rule.ts';

interface Deprecable {
  deprecated?: boolean;
  'x-sunset'?: unknown;
  'x-replaced-by'?: unknown;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function check(node: Deprecable, location: Location, report: RuleContext['report']): void {
  const { deprecated, 'x-sunset': sunset, 'x-replaced-by': replacement } = node;
  if (deprecated !== true) {
    if (sunset === undefined && replacement === undefined) return;
    report({ message: 'x-sunset and x-replaced-by require deprecated: true.', location });
  } else if (typeof sunset !== 'string' || !DAY.test(sunset)) {
    report({
      message: 'A deprecated element requires x-sunset, a date as a string: 2027-03-31.',
      location,
    });
  }
}

/** Requires `x-sunset` for deprecated elements, and an existing replacement if one is given. */
export const deprecated: Rule = () => ({
  Operation(operation, { report, location }) {
    check(operation, location.key(), report);
  },
  Schema(schema, { report, location }) {
    check(schema, location, report);
    const properties = schema.properties ?? {};
    for (const [name, property] of Object.entries(properties)) {
      const replacement = property['x-replaced-by'];
      if (replacement === undefined) continue;
      if (typeof replacement === 'string' && replacement in properties) continue;
      report({
        message: `x-replaced-by of ${name} is not a property of the same schema.`,
        location: location.child(['properties', name]),
      });
    }
  },
});
