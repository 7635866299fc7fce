import type { OperationNode, Rule } from './rule.ts';

/** First words of operations that only read; hooks and mocks are named after them. */
const READING = /^(get|list|find|search|select|download|map)(?=[A-Z]|$)/;

/** Operation ids are camelCase, begin with a verb, and distinguish reading from writing. */
export const operationIds: Rule = () => ({
  PathItem(item, { report, location }) {
    for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
      const operation: OperationNode | undefined = item[method];
      const id = operation?.operationId;
      if (id === undefined) continue;
      const at = location.child([method, 'operationId']);
      if (!/^[a-z]+([A-Z][a-z]+)*$/.test(id) || id.length > 40) {
        report({
          message: `${id}: an operation id is camelCase letters, 40 at most.`,
          location: at,
        });
      } else if (READING.test(id) !== (method === 'get')) {
        report({
          message:
            method === 'get'
              ? `${id} reads: begin with get, list, find, search, select, map or download.`
              : `${id} writes: begin with what it does.`,
          location: at,
        });
      }
    }
  },
});
