import type { Rule, SchemaNode } from './rule.ts';

/**
 * Allows `x-partial` only for lists of records, and requires it in the back office: one invalid record
 * must not hide the others from staff.
 */
export const partial: Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const declared = operation['x-partial'];
    const response = operation.responses?.['200']?.content?.['application/json']?.schema;
    const envelope = resolve<SchemaNode>(response ?? {});
    const data = envelope.node?.properties?.['data'];
    const page = resolve<SchemaNode>(data ?? {}, envelope.location?.source.absoluteRef);
    const hasRecords = page.node?.properties?.['records']?.type === 'array';
    if (declared === undefined && hasRecords && operation['x-access'] === 'staff') {
      report({
        message: 'A list of records for staff requires x-partial: true.',
        location: location.child(['x-access']),
      });
    }
    if (declared === undefined || (declared === true && hasRecords)) return;
    report({
      message: 'x-partial: true is only for operations whose data contains `records`.',
      location: location.child(['x-partial']),
    });
  },
});
