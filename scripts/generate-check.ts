import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { TABLE_FILE, withOperationTable } from './contract/operation-table.ts';
import { generate, generatedFolders, projectRoot } from './generate.ts';
import { runCommand, takeNoArguments } from './support/command-line.ts';

/** What the generators read, besides installed packages. */
const inputs = [
  'openapi',
  'src/api',
  'orval.config.ts',
  'redocly.yaml',
  'scripts/contract/rules',
  'package.json',
  'tsconfig.json',
];

/** Content of every file below the generated folders of `root`, by path relative to `root`. */
function readGenerated(root: string): Map<string, string> {
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
 * Generates in a copy, so that the project's own files are never touched, and compares. The copy lies
 * inside the project, because the tools look for packages from there upwards, and outside
 * `node_modules`, where Node runs no TypeScript (our lint rules). Answers the paths that
 * differ, sorted. Throws when the contract can't be generated from.
 */
async function findDrift(): Promise<string[]> {
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'generate-check-'));
  try {
    for (const input of inputs) {
      cpSync(join(projectRoot, input), join(copy, input), { recursive: true });
    }
    let table = { before: '', after: '' };
    await generate(copy, () => (table = withOperationTable(projectRoot)));
    const committed = readGenerated(projectRoot);
    const fresh = readGenerated(copy);
    const paths = new Set([...committed.keys(), ...fresh.keys()]);
    const drift = [...paths].filter((path) => committed.get(path) !== fresh.get(path)).sort();
    return table.before === table.after ? drift : [...drift, TABLE_FILE];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await runCommand('npm run generate:check', async () => {
  takeNoArguments();
  const drift = await findDrift();
  if (drift.length === 0) {
    console.log('generated files fit the contract');
    return;
  }
  console.error('These files do not fit the contract:');
  for (const path of drift) console.error(`  ${path}`);
  console.error('Mend them with: npm run generate');
  process.exitCode = 1;
});
