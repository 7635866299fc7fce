import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of tests that take longest, by where they stand: a run whose longest file begins last waits for it
 * with one worker, and Vitest knows only after a run on this machine how long each takes.
 */
const LONGEST = [
  'server/api-embedded.test.ts',
  // Beside it, since it needs no database that both would have to make.
  'server/first-start.test.ts',
  'server/backup.test.ts',
  'server/bad-requests.test.ts',
  'server/contract-verify.test.ts',
  'server/database-outage.test.ts',
  'server/growth.test.ts',
  'server/access-embedded.test.ts',
  'contract/generate.test.ts',
  'contract/fuzz.test.ts',
  'contract/exact-responses.test.ts',
  'contract/command-lines.test.ts',
  'contract/follow.test.ts',
];

/** Where a file stands among those that begin first; the others follow as Vitest orders them. */
function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((file) => moduleId.endsWith(`/tests/${file}`));
  return at === -1 ? LONGEST.length : at;
}

/** Has the longest files of each project begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) =>
      sorted.filter(({ project }) => project === one).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
