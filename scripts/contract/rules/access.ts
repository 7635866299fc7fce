import type { OperationNode, Rule } from './rule.ts';

const ACCESS = ['anonymous', 'user', 'staff'];

/** Calls that are counted together, where a limit holds. */
const RATE_LIMITS = [
  'credentials',
  'codes',
  'registration',
  'checkIn',
  'uploads',
  'tickets',
  'errorLog',
  'search',
];

/** Staff's operations name the rights that open them (one is enough); nobody else's do. */
function permissionProblem(access: string, named: unknown): string | undefined {
  if (access !== 'staff')
    return named === undefined ? undefined : 'x-permission is for x-access: staff.';
  const names = Array.isArray(named) && named.length > 0;
  return names ? undefined : 'Say which right opens this: x-permission, a list; one is enough.';
}

/** Whether one of an operation's business rules has this code. */
function hasRule({ 'x-business-rules': rules }: OperationNode, code: number): boolean {
  return Array.isArray(rules) && rules.some((rule: { code?: unknown }) => rule.code === code);
}

/** What wants a verified contact says when, is called by users, and says how it refuses the others. */
function contactVerificationProblem(operation: OperationNode): string | undefined {
  const declared = operation['x-contact-verification'];
  if (declared === undefined)
    return hasRule(operation, 1004)
      ? 'Code 1004 goes with x-contact-verification: always or submit.'
      : undefined;
  if (declared !== 'always' && declared !== 'submit')
    return 'x-contact-verification is one of always, submit.';
  if (operation['x-access'] !== 'user') return 'x-contact-verification is for x-access: user.';
  return hasRule(operation, 1004)
    ? undefined
    : 'x-contact-verification goes with a rule of code 1004.';
}

/**
 * Every operation says who may call it, `security` says the same, staff's name their rights and go into
 * the record of what staff did, and a limit has a known name.
 */
export const access: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const declared = operation['x-access'];
    const limit = operation['x-rate-limit'];
    if (limit !== undefined && !RATE_LIMITS.some((known) => known === limit)) {
      report({
        message: `x-rate-limit is one of ${RATE_LIMITS.join(', ')}.`,
        location: location.child(['x-rate-limit']),
      });
    }
    if (typeof declared !== 'string' || !ACCESS.includes(declared)) {
      report({
        message: `Say who may call this: x-access is one of ${ACCESS.join(', ')}.`,
        location: declared === undefined ? location.key() : location.child(['x-access']),
      });
      return;
    }
    const problem = permissionProblem(declared, operation['x-permission']);
    if (problem !== undefined) {
      const at = location.child(['x-permission']);
      report({
        message: problem,
        location: operation['x-permission'] === undefined ? location.key() : at,
      });
    }
    const unverified = contactVerificationProblem(operation);
    if (unverified !== undefined) report({ message: unverified, location: location.key() });
    if (declared === 'staff' && key !== 'get' && operation['x-audit'] !== true) {
      report({ message: 'What staff write is recorded: x-audit: true.', location: location.key() });
    }
    const wanted = declared === 'anonymous' ? '[]' : '[{"token":[]}]';
    if (JSON.stringify(operation.security) !== wanted) {
      report({
        message: `x-access: ${declared} goes with security: ${wanted}.`,
        location: operation.security === undefined ? location.key() : location.child(['security']),
      });
    }
  },
});
