/** Test files that `npm test` leaves to `npm run test:all`, each with the reason. */

/** Of `tests/e2e`. */
export const FURTHER_E2E: Readonly<Record<string, string>> = {
  'deadline.spec.ts': 'waits most of a minute for a deadline to pass',
  'edition.spec.ts':
    'fills a whole edition in through the site, on a database of its own; each of its pages is in `npm test`',
  'killed-server.spec.ts':
    'kills and restarts a server over each write; cuts of the line are in `npm test`',
  'line-failures.spec.ts':
    'breaks each step of an entry; `pages/line-failures.test.tsx` has each write, `entry.spec.ts` an entry that survives failures',
  'line-failures-further.spec.ts':
    'the same failures of the line in the other flows; `pages/line-failures.test.tsx` has each write',
  'mobile-links.spec.ts':
    'follows every link of the mobile site; `walk.spec.ts` opens each page and reads where its links lead',
  'mobile-redirect-addresses.spec.ts':
    'the same rule for twenty-one addresses; `mobile-redirect.spec.ts` opens one of each kind',
  'prism.spec.ts':
    'opens every page on a server that has only the contract; `contract/` holds the answers',
  'sub-path-further.spec.ts':
    'logs in, uploads and does without network below a path of the host; `sub-path.spec.ts` opens the site there, `unit/site-address` has its addresses',
  'tabs-leak.spec.ts': 'opens and closes tabs for a minute to measure memory',
};

/** Of `tests/contract`. */
export const FURTHER_UNIT: Readonly<Record<string, string>> = {
  'diff.test.ts': 'compares copies of the project by the command line, some seconds each',
  'generate.test.ts':
    'generates a copy of the project by the command line seven times; `follow.test.ts` generates one, and reports what it can’t read',
  'impact-measured.test.ts':
    'makes twenty-four kinds of change to a copy, and compiles the copy after each',
  'impact.test.ts': 'changes a copy of the project and traces each change through it',
  'new.test.ts': 'writes a new resource into a copy of the project, lints it and runs its tests',
  'release.test.ts':
    'packs the contract, installs the package from the registry elsewhere and works with it',
  'typecheck.test.ts':
    'generates and type-checks a copy of the project; `npm run check` does so to the project',
};

/** Of `tests/server`. */
export const FURTHER_SERVER: Readonly<Record<string, string>> = {
  'api-postgres.test.ts':
    'the twin of `api-embedded.test.ts` on PostgreSQL; outages of PostgreSQL are in `npm test`',
  'backup-bucket.test.ts':
    'the twin of `backup.test.ts` in an object store; `file-stores.test.ts` has such a store',
  'backup-postgres.test.ts':
    'the twin of `backup.test.ts` on PostgreSQL, each backup of it sealed; there one is',
  'container.test.ts':
    'installs and builds the project in a clean folder, as the image does; takes minutes',
  'decided-status-migration.test.ts': 'as `identity-migration.test.ts`',
  'decision-versions-migration.test.ts': 'as `identity-migration.test.ts`',
  'decisions-migration.test.ts': 'as `identity-migration.test.ts`',
  'dev-command.test.ts':
    'has Vite transform every module of the site; who works on it has it running all day',
  'edition-through-api.test.ts':
    'writes the whole demo by operations; `api/` has each, `unit/invalidation` one for each read',
  'existing-accounts.test.ts': 'as `identity-migration.test.ts`',
  'identity-migration.test.ts':
    'upgrades a database of an earlier release; no released step changes, and `migrate.test.ts` upgrades one',
  'kills.test.ts':
    'kills a server ten times while it writes; `first-start.test.ts` kills a first start',
  'lists-migration.test.ts': 'as `identity-migration.test.ts`',
  'prize-identifiers-migration.test.ts': 'as `identity-migration.test.ts`',
  'processes-killed.test.ts':
    'kills processes that take seconds to start; `processes.test.ts` has their work and their stop',
  'read-replica.test.ts':
    'a primary, a replica of it, and five servers; `two-processes.test.ts` has what servers of one database say to each other',
  'rights-migration.test.ts': 'as `identity-migration.test.ts`',
  'seats-in-outage.test.ts':
    'starts three processes and restarts PostgreSQL; `two-processes.test.ts` has the rush without it',
  'seats-migration.test.ts': 'as `identity-migration.test.ts`',
};
