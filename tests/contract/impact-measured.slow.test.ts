import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findImpact, type Impact } from '../../scripts/contract/impact.ts';
import { bundleContract } from '../../scripts/contract/bundle.ts';
import { readBase } from '../../scripts/contract/revisions.ts';
import { generate } from '../../scripts/generate.ts';
import { CONTRACT_CHANGES, ContractEditor } from './support/contract-changes.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

/** A kind of change, and what was found of it. */
interface Row {
  kind: string;
  changes: number;
  places: number;
  errors: number;
  missed: string[];
  impact: number;
  generation: number;
}

let copy: ProjectCopy;
const rows: Row[] = [];

function compilerErrors(): { file: string; place: string }[] {
  const { stdout } = copy.typecheck();
  return [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(([, file = '', line = '']) => ({
    file,
    place: `${file}:${line}`,
  }));
}

/** Every place that a report names. */
function placesOf({ operations, fields }: Impact): string[] {
  const uses = [...operations, ...fields].flatMap((change) => change.uses);
  const calls = fields.flatMap(({ carriers }) => carriers.flatMap(({ calledAt }) => calledAt));
  return [...new Set([...uses.map(({ file, line }) => `${file}:${line}`), ...calls])];
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), (performance.now() - began) / 1000];
}

beforeAll(() => {
  copy = copyProject();
  copy.commit();
  expect(compilerErrors()).toEqual([]);
}, 300_000);

afterEach(() => {
  copy.git('checkout', '--quiet', '.');
  copy.git('clean', '--quiet', '-fd', 'openapi', 'src');
});

afterAll(() => {
  copy.remove();
  const lines = rows.map(
    ({ kind, changes, places, errors, missed, impact, generation }) =>
      `| ${kind} | ${changes} | ${places} | ${errors} | ${missed.join(', ') || '–'} | ${impact.toFixed(1)} s | ${generation.toFixed(1)} s |`,
  );
  const head = '| change | changes | places | compiler errors | missed | impact | generation |';
  console.log([head, '|---|---|---|---|---|---|---|', ...lines].join('\n'));
});

test.each(CONTRACT_CHANGES)(
  'names every file that breaks: %s',
  async (kind, make, followers = []) => {
    make(new ContractEditor(copy.root));
    const [found, impact] = await timed(() =>
      findImpact(copy.root, readBase(copy.root, 'HEAD'), bundleContract(copy.root)),
    );
    const [, generation] = await timed(() => generate(copy.root));
    // What is generated breaks only together with what it was made from.
    const errors = compilerErrors().filter(({ file }) => !file.includes('/generated/'));
    const places = placesOf(found);
    const files = new Set([...places.map((place) => place.split(':')[0]), ...followers]);
    const missed = errors.filter(({ file }) => !files.has(file)).map(({ place }) => place);
    const changes = found.operations.length + found.fields.length;
    rows.push({
      kind,
      changes,
      places: places.length,
      errors: errors.length,
      missed,
      impact,
      generation,
    });
    expect(changes).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  },
  300_000,
);
