import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCallers } from './contract/callers.ts';
import { changelog, taggedReleases, type Release } from './contract/changelog.ts';
import { contractPage, TRY_SCRIPT, type DocumentedContract } from './contract/docs/page.ts';
import { operationsOf } from './contract/document.ts';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';

/** The contracts of all tags; none where the project lies there without its history. */
function releasesOf(root: string): Release[] {
  try {
    return taggedReleases(root);
  } catch {
    return [];
  }
}

await runCommand('npm run contract:docs -- [--out <file>]', () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: '.cache/contract.html' } },
  });
  const file = resolve(values.out);
  const contract = readBundle(resolve(BUNDLE)) as DocumentedContract;
  mkdirSync(dirname(file), { recursive: true });
  const callers = findCallers(process.cwd(), operationsOf(contract));
  const files = new Map(callers.map(({ operation, files }) => [operation.id, files]));
  const releases = releasesOf(process.cwd());
  const isTagged = releases.at(-1)?.contract.info.version === contract.info.version;
  const now = { name: contract.info.version, contract };
  // The page has a chapter for it: its own title goes.
  const changes = changelog([...releases, ...(isTagged ? [] : [now])]).replace(/^# .*\n/, '');
  writeFileSync(file, contractPage(contract, { callers: files, changes }));
  // What the page offers to download, and what tries calls.
  copyFileSync(resolve(BUNDLE), join(dirname(file), 'contract.json'));
  copyFileSync(join(import.meta.dirname, 'contract/docs/try.js'), join(dirname(file), TRY_SCRIPT));
  console.log(file);
});
