import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleContract } from './contract/bundle.ts';
import { factoriesSource } from './contract/factories.ts';
import { ruleNamesSource } from './contract/rule-names.ts';
import {
  conflictsIn,
  hasEmptySchema,
  readSources,
  readTexts,
  sourceProblems,
} from './contract/source-problems.ts';
import { isCommand, runCommand, takeNoArguments } from './support/command-line.ts';
import { runTool } from './support/run-tool.ts';
import { ToolFailure } from './support/tool-failure.ts';

/** Root folder of this project. */
export const projectRoot = join(import.meta.dirname, '..');

/** Folders that only `generate` writes. */
export const generatedFolders = ['openapi/generated', 'src/api/generated'] as const;

/** What the generators read, besides installed packages. */
const INPUTS = [
  'openapi',
  'src/api',
  'orval.config.ts',
  'redocly.yaml',
  'scripts/contract/rules',
  'package.json',
  'tsconfig.json',
];

/** Makers of records, which no generator writes as we want them. */
const FACTORIES = 'src/api/generated/factories.ts';

/**
 * Writes the types of a contract's operations and rules; refuses one of the wrong structure.
 * @param library loading already: that takes as long as making the contract one file
 * @param inject types to write before those of the operations
 */
async function writeTypes(
  library: Promise<typeof import('openapi-typescript')>,
  { from, to, inject }: { from: string; to: string; inject: string },
): Promise<void> {
  const { default: typesOf, astToString, COMMENT_HEADER } = await library;
  // Its own check, of the structure: `npm run contract:lint` keeps the contract's other rules.
  const types = await typesOf(pathToFileURL(from), { silent: true, inject }).catch(
    (error: unknown) => {
      throw new ToolFailure(`openapi-typescript failed:\n${String(error)}`);
    },
  );
  writeFileSync(to, `${COMMENT_HEADER}${astToString(types)}`);
}

/** Throws what is wrong with the files of the contract, if anything is. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ToolFailure(problems.join('\n'));
}

/** Content of every file below the generated folders of `root`, by path relative to `root`. */
export function readGenerated(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of generatedFolders) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(root.length + 1), readFileSync(path, 'utf8'));
    }
  }
  return files;
}

/**
 * Generates from the contract in `root` into a folder of its own and answers the files, by their paths.
 * The folder lies inside the project, because the tools look for packages from there upwards, and
 * outside `node_modules`, where Node runs no TypeScript (our lint rules). Nothing else is written.
 * Throws where the contract can't be generated from.
 */
export async function generateToTemp(root: string): Promise<Map<string, string>> {
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'generate-'));
  try {
    const written = new Set(generatedFolders.map((folder) => join(root, folder)));
    for (const input of INPUTS) {
      const filter = (path: string) => !written.has(path);
      cpSync(join(root, input), join(copy, input), { recursive: true, filter });
    }
    mkdirSync(join(copy, 'openapi/generated'), { recursive: true });
    const bundle = 'openapi/generated/openapi.json';
    // A text of several lines may hold a conflict that no tool takes for one.
    refuse(readTexts(copy).flatMap(conflictsIn));
    const bundling = bundleContract(copy);
    // In this process, which has nothing to do meanwhile.
    const library = import('openapi-typescript');
    const contract = await bundling.catch((error: unknown) => {
      // What is wrong with a file is reported before what a tool makes of it.
      refuse(sourceProblems(readSources(copy)));
      throw error;
    });
    writeFileSync(join(copy, bundle), JSON.stringify(contract, null, 2));
    const generators = Promise.allSettled([
      // A process of its own, which is started first: what comes next leaves this one no time for it.
      runTool(copy, 'orval', '--config', 'orval.config.ts'),
      writeTypes(library, {
        from: join(copy, bundle),
        to: join(copy, 'openapi/generated/operations.ts'),
        inject: ruleNamesSource(contract),
      }),
    ]);
    const problems = hasEmptySchema(contract) ? sourceProblems(readSources(copy)) : [];
    const results = await generators;
    refuse(problems);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const files = readGenerated(copy);
    return files.set(FACTORIES, factoriesSource(contract));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Writes everything that is derived from the contract: the bundle and the operation types in
 * `openapi/generated`, and the client, validators and mocks in `src/api/generated`. Takes about 3 s;
 * the same contract always gives the same bytes. Nothing is touched until all of it is there: a
 * contract that can't be generated from leaves the client as it was. Files that stay the same are not
 * written, so that whoever watches them sees what changed.
 *
 * @returns paths of the files that were written or removed, sorted
 */
export async function generate(root: string): Promise<string[]> {
  const fresh = await generateToTemp(root);
  const before = readGenerated(root);
  for (const [path, text] of fresh) {
    if (before.get(path) === text) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of before.keys()) if (!fresh.has(path)) rmSync(join(root, path));
  const all = new Set([...before.keys(), ...fresh.keys()]);
  return [...all].filter((path) => before.get(path) !== fresh.get(path)).sort();
}

if (isCommand(import.meta.url)) {
  await runCommand('npm run generate', async () => {
    takeNoArguments();
    const start = performance.now();
    const changed = await generate(projectRoot);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const files = changed.length === 1 ? '1 file' : `${changed.length} files`;
    console.log(`generated ${generatedFolders.join(', ')} in ${seconds} s; ${files} changed`);
  });
}
