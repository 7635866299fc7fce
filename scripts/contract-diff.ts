import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationChanges } from './contract/changes/operation-changes.ts';
import { isAtLeast, neededBump, nextVersion } from './contract/changes/version-bump.ts';
import { comparisonUsage, readComparison } from './contract/comparison.ts';
import { bundleContract } from './contract/bundle.ts';
import { readBase } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

/** What Redocly doesn't know: who may call, where both contracts ask for a token. */
function accessChanges(...contracts: Parameters<typeof operationChanges>): string[] {
  return operationChanges(...contracts)
    .filter(({ kind, severity }) => kind === 'access' && severity === 'breaking')
    .map(({ operation: { method, path }, said }) => `${method} ${path}: x-access ${said}`);
}

function print(title: string, report: string, access: string[], markdown: boolean): void {
  const [bold, mark] = markdown ? ['**', '- 🔴 major '] : ['', '  ✖ major  '];
  console.log(`${bold}${title}${bold}\n`);
  console.log(report.trim());
  if (access.length > 0) console.log(['', ...access.map((line) => `${mark}${line}`)].join('\n'));
}

async function diff(): Promise<void> {
  const root = process.cwd();
  const { base: wanted, markdown } = readComparison(root);
  const base = readBase(root, wanted);
  const after = await bundleContract(root);
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    const files = { 'before.json': base.contract, 'after.json': after };
    for (const [name, contract] of Object.entries(files)) {
      writeFileSync(join(folder, name), JSON.stringify(contract, null, 2));
    }
    const tool = join(root, 'node_modules/.bin/redocly');
    const options = ['--config', join(import.meta.dirname, 'contract/diff.redocly.yaml')];
    const { stdout, stderr, status } = spawnSync(
      tool,
      ['diff', ...Object.keys(files), ...options, '--format', markdown ? 'markdown' : 'stylish'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0 && status !== 1) throw new ToolFailure(`${stdout}${stderr}`);
    const access = accessChanges(base.contract, after);
    print(`Contract since ${base.name}`, stdout, access, markdown);
    const breaks = status === 1 || access.length > 0;
    const needed = breaks ? 'major' : neededBump(base.contract, after);
    const [was, is] = [base.contract.info.version, after.info.version];
    const lowest = nextVersion(was, needed);
    if (isAtLeast(is, lowest)) return;
    console.log(
      `\nThis change needs version ${lowest} (${needed}): info.version in openapi/openapi.yaml is ${is}.`,
    );
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await runCommand(comparisonUsage('contract:diff'), diff);
