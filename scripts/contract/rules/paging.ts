import type { Rule, SchemaNode } from './rule.ts';

const SIZES = ['pageSize', 'size'];
const RESPONSE_FIELDS = ['records', 'total', 'current', 'size'];

/**
 * Checks paginated lists: the parameters are `current` and the page size, `pageSize` for the public and
 * `size` for staff (spec section 9); the response data is `{records, total, current, size}`.
 */
export const paging: Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const names = (operation.parameters ?? []).flatMap((parameter) =>
      parameter.in === 'query' ? [parameter.name ?? ''] : [],
    );
    if (!names.includes('current')) return;
    const size = operation['x-access'] === 'staff' ? 'size' : 'pageSize';
    if (SIZES.some((name) => names.includes(name) !== (name === size))) {
      report({
        message: `The page size parameter must be ${size} here: pageSize for the public, size for staff.`,
        location: location.child(['parameters']),
      });
    }
    const response = operation.responses?.['200']?.content?.['application/json']?.schema;
    const envelope = resolve<SchemaNode>(response ?? {});
    const data = envelope.node?.properties?.['data'];
    const page = resolve<SchemaNode>(data ?? {}, envelope.location?.source.absoluteRef);
    const required = page.node?.required ?? [];
    if (!RESPONSE_FIELDS.every((part) => required.includes(part))) {
      report({
        message: `The data of a paged list must require {${RESPONSE_FIELDS.join(', ')}}.`,
        location: location.child(['responses', '200']),
      });
    }
  },
});
