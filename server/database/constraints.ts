/** SQLSTATE of a broken constraint. */
const KINDS = new Map([
  ['23503', 'reference'],
  ['23505', 'unique'],
] as const);

/**
 * Which kind of constraint a failed statement broke, on either kind of database; undefined when it
 * failed for another reason. The driver's error is the cause of the one that Drizzle throws.
 */
export function brokenConstraint(error: unknown): 'reference' | 'unique' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = 'code' in error ? error.code : undefined;
  const known = [...KINDS].find(([state]) => state === code)?.[1];
  return known ?? brokenConstraint(error.cause);
}
