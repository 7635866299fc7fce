/**
 * Files of tests in Node that take longest, the longest of a project first: a run whose longest file begins
 * last waits for it with one worker. `npm run check:fast` has no time for them.
 */
export const LONGEST = [
  'tests/server/api-embedded.test.ts',
  // Beside it, since it needs no database that both would have to make.
  'tests/server/first-start.test.ts',
  'tests/server/backup.test.ts',
  'tests/server/database-outage.test.ts',
  'tests/server/contract-verify.test.ts',
  'tests/server/migrate.test.ts',
  'tests/server/stop.test.ts',
  'tests/server/bad-requests.test.ts',
  'tests/server/request-bodies.test.ts',
  'tests/server/file-stores.test.ts',
  'tests/server/access-embedded.test.ts',
  'tests/server/two-processes.test.ts',
  'tests/server/growth.test.ts',
  'tests/unit/browser-policy.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/exact-responses.test.ts',
  'tests/contract/command-lines.test.ts',
  'tests/contract/follow.test.ts',
  // Of `npm run test:all`.
  'tests/server/container.test.ts',
  'tests/contract/impact-measured.test.ts',
  'tests/contract/new.test.ts',
];
