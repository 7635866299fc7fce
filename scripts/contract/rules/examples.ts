import type { ContentNode, Rule } from './rule.ts';

/** Media types with text; an uploaded file has no example. */
const WRITTEN = ['application/json', 'application/x-www-form-urlencoded'];

function withoutExample({ content = {} }: ContentNode): string[] {
  return WRITTEN.filter((type) => content[type] !== undefined && !('example' in content[type]));
}

/** Requires examples, which mocks return and reviewers read. */
export const examples: Rule = () => ({
  Operation({ requestBody, responses = {} }, { report, location }) {
    const bodies: [string[], ContentNode][] = Object.entries(responses).map(
      ([status, response]) => [['responses', status], response],
    );
    if (requestBody !== undefined) bodies.push([['requestBody'], requestBody]);
    for (const [keys, body] of bodies) {
      for (const type of withoutExample(body)) {
        const at = location.child([...keys, 'content', type]);
        report({ message: 'The example of this body is missing; mocks return it.', location: at });
      }
    }
  },
  Parameter(parameter, { report, location }) {
    if (!('example' in parameter))
      report({ message: 'The example of this parameter is missing.', location });
  },
  Schema({ properties = {} }, { report, location }) {
    for (const [name, property] of Object.entries(properties)) {
      const plain =
        property.$ref === undefined &&
        property.const === undefined &&
        property.format !== 'binary' &&
        typeof property.type === 'string' &&
        !['object', 'array'].includes(property.type);
      if (plain && !property.examples?.length) {
        report({
          message: `The examples of ${name} are missing.`,
          location: location.child(['properties', name]),
        });
      }
    }
  },
});
