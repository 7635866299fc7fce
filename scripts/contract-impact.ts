import { readArguments } from './contract/comparison/arguments.ts';
import { releaseAt } from './contract/comparison/changelog.ts';
import { findImpact } from './contract/impact/impact.ts';
import { impactAsText } from './contract/impact/report.ts';
import { runCommand } from './support/command-line.ts';
import { UsageFailure } from './support/tool-failure.ts';

const USAGE = 'npm run contract:impact -- [<revision of git>] [--format text|markdown|json]';

await runCommand(USAGE, async () => {
  const root = process.cwd();
  const { base, format, changelog } = readArguments(root);
  if (changelog) throw new UsageFailure('--changelog is an option of contract:diff.');
  const impact = await findImpact(root, releaseAt(root, base));
  console.log(
    format === 'json'
      ? JSON.stringify(impact, null, 2)
      : impactAsText(impact, format === 'markdown'),
  );
});
