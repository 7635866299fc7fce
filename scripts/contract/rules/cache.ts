import type { Rule } from './rule.ts';

/**
 * `x-cache-seconds` and the `ETag` of a JSON response go together: the server names the responses that
 * it keeps. One response for everyone can only be that of a read without a session.
 */
export const cache: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const seconds = operation['x-cache-seconds'];
    const { headers = {}, content = {} } = operation.responses?.['200'] ?? {};
    const hasETag = Object.hasOwn(headers, 'ETag') && Object.hasOwn(content, 'application/json');
    const at = seconds === undefined ? location.key() : location.child(['x-cache-seconds']);
    const say = (message: string) => report({ message, location: at });
    if (seconds === undefined) {
      if (hasETag) say('A response with an ETag is kept: say how long in x-cache-seconds.');
      return;
    }
    if (!Number.isInteger(seconds) || Number(seconds) < 1)
      say('x-cache-seconds is a whole number of seconds, at least 1.');
    if (!hasETag) say('A response that is kept has the header ETag.');
    if (key !== 'get' || operation['x-access'] !== 'anonymous')
      say('x-cache-seconds is for reads with x-access: anonymous.');
  },
});
