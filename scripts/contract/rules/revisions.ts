import type { Rule, SchemaNode } from './rule.ts';

/**
 * Requires `revision` in updates by staff, and a 409 response if another revision is stored: an old form
 * must not overwrite a newer record. Exceptions state a reason.
 */
export const revisions: Rule = () => ({
  Operation(operation, { report, location, key, resolve }) {
    const reason = operation['x-without-revision'];
    const isSave = (key === 'put' || key === 'patch') && operation['x-access'] === 'staff';
    const at = location.child([reason === undefined ? 'x-access' : 'x-without-revision']);
    const reportProblem = (message: string) => report({ message, location: at });
    if (!isSave) {
      if (reason !== undefined) reportProblem('x-without-revision is for PUT and PATCH of staff.');
      return;
    }
    const body = operation.requestBody?.content?.['application/json']?.schema;
    const required = resolve<SchemaNode>(body ?? {}).node?.required ?? [];
    const hasRevision = required.includes('revision');
    if (reason === undefined && !hasRevision)
      reportProblem(
        'An update by staff requires `revision` in its body, or a reason in x-without-revision.',
      );
    if (reason !== undefined && hasRevision)
      reportProblem('The body requires `revision`: remove x-without-revision.');
    if (hasRevision && operation.responses?.['409'] === undefined)
      reportProblem('An update with a revision requires a 409 response.');
  },
});
