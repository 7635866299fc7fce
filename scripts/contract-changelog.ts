import { parseArgs } from 'node:util';
import { changelog, taggedReleases } from './contract/changelog.ts';
import { bundleContract } from './contract/bundle.ts';
import { readBase } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';

await runCommand('npm run contract:changelog -- [<revision, oldest first> …]', async () => {
  const root = process.cwd();
  const { positionals } = parseArgs({ allowPositionals: true });
  const named = positionals.map((revision) => readBase(root, revision));
  const releases = named.length > 0 ? named : taggedReleases(root);
  const now = { name: 'working tree', contract: await bundleContract(root) };
  process.stdout.write(changelog([...releases, now]));
});
