import type { Rule } from './rule.ts';

/** What the generators read from `components`; of the rest they lose the exports. */
const SHARED = ['schemas', 'securitySchemes'];

/** Parameters, bodies and answers stand in the operation; only schemas are referred to. */
export const inline: Rule = () => ({
  Operation({ parameters = [], requestBody, responses = {} }, { report, location }) {
    const message = 'Write this in place: only schemas are referred to.';
    for (const [status, response] of Object.entries(responses)) {
      if (response.$ref !== undefined) {
        report({ message, location: location.child(['responses', status]) });
      }
    }
    parameters.forEach((parameter, index) => {
      if (parameter.$ref !== undefined) {
        report({ message, location: location.child(['parameters', index]) });
      }
    });
    if (requestBody?.$ref !== undefined) {
      report({ message, location: location.child(['requestBody']) });
    }
  },
  Components(components, { report, location }) {
    for (const kind of Object.keys(components)) {
      if (SHARED.includes(kind)) continue;
      report({
        message: `components hold ${SHARED.join(' and ')} only, no ${kind}.`,
        location: location.child([kind]).key(),
      });
    }
  },
});
