import { schemaName, type Rule, type SchemaNode } from './rule.ts';

const PARTS = ['code', 'msg', 'version', 'data'];

/** Envelopes without data: the code alone means success (spec section 7: "Success is code 200"). */
const WITHOUT_DATA = ['AccountEnvelope', 'CodeSentEnvelope'];

/** Returns the problem of a success response's schema. */
function flaw(schema: SchemaNode, name: string): string | undefined {
  const missing = PARTS.filter(
    (part) =>
      schema.properties?.[part] === undefined ||
      !(schema.required?.includes(part) || (part === 'data' && WITHOUT_DATA.includes(name))),
  );
  if (missing.length > 0) return `must require ${missing.join(', ')}`;
  if (schema.properties?.['code']?.const !== 200) return 'must have `code` with const: 200';
  return undefined;
}

/** Requires a named envelope for success responses, because only named schemas have a validator. */
export const envelope: Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const body = operation.responses?.['200']?.content?.['application/json'];
    if (body === undefined) return;
    const at = location.child(['responses', '200', 'content', 'application/json', 'schema']);
    const name = schemaName(body.schema);
    if (body.schema === undefined || name === undefined || !name.endsWith('Envelope')) {
      report({ message: 'The response must be a $ref to a schema named …Envelope.', location: at });
      return;
    }
    const wrong = flaw(resolve(body.schema).node ?? {}, name);
    if (wrong !== undefined) report({ message: `The envelope ${name} ${wrong}.`, location: at });
  },
});
