import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changelog, taggedReleases } from './contract/comparison/changelog.ts';
import { filesIn } from './contract/comparison/sources.ts';
import { writePackage } from './contract/release-package.ts';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';

await runCommand('npm run contract:release -- [--out <folder>]', () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-contract' } } });
  const root = process.cwd();
  const out = resolve(values.out);
  const folder = mkdtempSync(join(tmpdir(), 'contract-release-'));
  try {
    const contract = readBundle(join(root, BUNDLE));
    const now = { name: 'this release', contract, files: filesIn(root) };
    writePackage(root, folder, changelog([...taggedReleases(root), now]));
    mkdirSync(out, { recursive: true });
    const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], {
      cwd: folder,
      encoding: 'utf8',
    });
    console.log(join(out, name.trim()));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
