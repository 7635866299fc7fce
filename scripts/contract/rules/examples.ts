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
        report({ message: 'Give this body an example; mocks answer with it.', location: at });
      }
    }
  },
  Parameter(parameter, { report, location }) {
    if (!('example' in parameter)) report({ message: 'Give this parameter an example.', location });
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
          message: `Give ${name} examples, as a visitor could see them.`,
          location: location.child(['properties', name]),
        });
      }
    }
  },
});
