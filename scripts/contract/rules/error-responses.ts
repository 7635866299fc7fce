import { schemaName, type Rule } from './rule.ts';

/** Parameters with the identifier of a record, which may not exist. */
const IDENTIFIERS = ['id', 'key'];

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Requires exactly the error responses that an operation can return, as error envelopes. */
export const errorResponses: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const responses = operation.responses ?? {};
    const at = location.child(['responses']);
    // Another rule reports a missing `x-access`; without it, 401 is neither required nor rejected.
    const declared = operation['x-access'] !== undefined;
    const secured = declared && operation['x-access'] !== 'anonymous';
    const names = operation.parameters?.some(
      (parameter) => parameter.in === 'path' && IDENTIFIERS.includes(parameter.name ?? ''),
    );
    const limited = operation['x-rate-limit'] !== undefined;
    const needed = [
      '200',
      '400',
      ...(secured ? ['401'] : []),
      ...(names ? ['404'] : []),
      // A server can reject a body before it knows whether the operation accepts one.
      ...(key === 'get' ? [] : ['413', '415']),
      ...(limited ? ['429'] : []),
    ];
    for (const status of [...needed, '500', '503']) {
      if (responses[status] === undefined) {
        report({ message: `The response ${status} is missing.`, location: at.key() });
      }
    }
    for (const [status, response] of Object.entries(responses)) {
      if (status === '403') {
        report({
          message: 'Clients end the session on 403. A missing permission is code 1007.',
          location: at.child([status]).key(),
        });
      }
      if (declared && !secured && status === '401') {
        report({
          message: `An anonymous operation never returns ${status}.`,
          location: at.child([status]).key(),
        });
      }
      if (!limited && status === '429') {
        report({
          message: 'A 429 response requires x-rate-limit.',
          location: at.child([status]).key(),
        });
      }
      if (!/^[45]/.test(status)) continue;
      const body = response.content?.['application/json'];
      const example = body?.example;
      if (
        schemaName(body?.schema) !== 'ErrorEnvelope' ||
        !isMap(example) ||
        String(example['code']) !== status
      ) {
        report({
          message: `The response ${status} must be an ErrorEnvelope, with an example of code ${status}.`,
          location: at.child([status]),
        });
      }
    }
  },
});
