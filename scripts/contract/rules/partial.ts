import type { Rule, SchemaNode } from './rule.ts';

/** Only a list of records can be shown without one of them. */
export const partial: Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const declared = operation['x-partial'];
    if (declared === undefined) return;
    const response = operation.responses?.['200']?.content?.['application/json']?.schema;
    const envelope = resolve<SchemaNode>(response ?? {});
    const data = envelope.node?.properties?.['data'];
    const page = resolve<SchemaNode>(data ?? {}, envelope.location?.source.absoluteRef);
    if (declared === true && page.node?.properties?.['records'] !== undefined) return;
    report({
      message: 'x-partial: true is for operations whose data holds `records`; others leave it out.',
      location: location.child(['x-partial']),
    });
  },
});
