import type { Rule, SchemaNode } from './rule.ts';

const ASKED = ['pageSize', 'current', 'size'];
const ANSWERED = ['records', 'total', 'current', 'size'];

/** Who asks for a page by number gets `{records, total, current, size}`. */
export const paging: Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const asked = operation.parameters?.filter(
      (parameter) => parameter.in === 'query' && ASKED.includes(parameter.name ?? ''),
    );
    if (asked === undefined || asked.length < 2) return;
    const response = operation.responses?.['200']?.content?.['application/json']?.schema;
    const envelope = resolve<SchemaNode>(response ?? {});
    const data = envelope.node?.properties?.['data'];
    const page = resolve<SchemaNode>(data ?? {}, envelope.location?.source.absoluteRef);
    const required = page.node?.required ?? [];
    if (!ANSWERED.every((part) => required.includes(part))) {
      report({
        message: `A list that pages answers data of {${ANSWERED.join(', ')}}, all required.`,
        location: location.child(['responses', '200']),
      });
    }
  },
});
