import type { Rule } from './rule.ts';

/**
 * Requires `x-cache-seconds` and `ETag` together on a JSON response that the server caches. Only reads
 * without a session can be cached for all users.
 */
export const cache: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const seconds = operation['x-cache-seconds'];
    const { headers = {}, content = {} } = operation.responses?.['200'] ?? {};
    const hasETag = Object.hasOwn(headers, 'ETag') && Object.hasOwn(content, 'application/json');
    const at = seconds === undefined ? location.key() : location.child(['x-cache-seconds']);
    const reportProblem = (message: string) => report({ message, location: at });
    if (seconds === undefined) {
      if (hasETag) reportProblem('A response with an ETag requires x-cache-seconds.');
      return;
    }
    if (!Number.isInteger(seconds) || Number(seconds) < 1)
      reportProblem('x-cache-seconds must be a whole number of seconds, at least 1.');
    if (!hasETag) reportProblem('x-cache-seconds requires the header ETag.');
    if (key !== 'get' || operation['x-access'] !== 'anonymous')
      reportProblem('x-cache-seconds is for reads with x-access: anonymous.');
  },
});
