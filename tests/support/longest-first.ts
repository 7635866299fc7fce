import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST } from '../../scripts/support/longest-tests.ts';

/** Where a file stands among those that begin first; the others follow as Vitest orders them. */
function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? LONGEST.length : at;
}

/** Has the longest files of each project begin first: Vitest itself knows them only after a run here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) =>
      sorted.filter(({ project }) => project === one).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
