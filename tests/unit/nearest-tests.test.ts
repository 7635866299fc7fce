import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearestTests } from '../../scripts/support/nearest-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm run check:fast` runs for changed files, as its command lines name it. */
function namedFor(...changed: readonly string[]): string {
  return nearestTests(ROOT, changed)
    .steps.map(({ run }) => run.join(' '))
    .join('\n');
}

describe('the tests that npm run check:fast has time for', () => {
  it.each([
    ['of the page that shows a component', 'src/features/edition/guide-criteria.tsx', 'guide.test'],
    [
      'of the page that a style sheet is for',
      'src/features/edition/guide-page.module.css',
      'guide',
    ],
    ['that import a module', 'scripts/support/reached-tests.ts', 'unit/reached-tests.test.ts'],
    ['of the API that call the operations of a domain', 'server/news/view-counts.ts', '(reading'],
    ['of a part of the API that changed itself', 'tests/server/api/search.ts', '(search)'],
    ['that changed themselves', 'tests/pages/domain.test.tsx', 'tests/pages/domain.test.tsx'],
  ])('are those %s', (_which, changed, named) => {
    expect(namedFor(changed)).toContain(named);
  });

  it('are few, and it says how many are left out', () => {
    const { steps, leftOut } = nearestTests(ROOT, ['src/session/session-store.ts']);
    const files = steps.flatMap(({ run }) => run).filter((part) => part.includes('.test.'));
    expect(files.length).toBeLessThan(10);
    expect(leftOut).toBeGreaterThan(20);
  });

  it('are none that take long, nor start a process', () => {
    expect(namedFor('server/database/open.ts')).not.toMatch(/growth|backup|first-start|two-proc/);
  });
});
