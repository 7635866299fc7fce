import './support/compile-cache.ts';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCallers } from './contract/callers.ts';
import { contractPage, type DocumentedContract } from './contract/docs/page.ts';
import { operationsOf } from './contract/document.ts';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';

await runCommand('npm run contract:docs -- [--out <file>]', () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: '.cache/contract.html' } },
  });
  const file = resolve(values.out);
  const contract = readBundle(resolve(BUNDLE)) as DocumentedContract;
  mkdirSync(dirname(file), { recursive: true });
  const callers = findCallers(process.cwd(), operationsOf(contract));
  const files = new Map(callers.map(({ operation, files }) => [operation.id, files]));
  writeFileSync(file, contractPage(contract, files));
  // What the page offers to download.
  copyFileSync(resolve(BUNDLE), join(dirname(file), 'contract.json'));
  console.log(file);
});
