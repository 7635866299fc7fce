import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONDITIONS, JOURNEYS } from '../e2e/journeys.ts';

const E2E = join(import.meta.dirname, '../e2e');
const specs = globSync('*.spec.ts', { cwd: E2E });
const named = new Set([...JOURNEYS.map(({ spec }) => spec), ...Object.keys(CONDITIONS)]);

describe('the list of journeys', () => {
  it.each(JOURNEYS)('$journey: $spec contains its test', ({ spec, test }) => {
    expect(specs).toContain(spec);
    const title = `'${test}'`;
    expect(readFileSync(join(E2E, spec), 'utf8').includes(title), title).toBe(true);
  });

  it('names every browser test, as a journey or as a condition', () => {
    expect([...named].toSorted()).toEqual(specs.toSorted());
  });
});
