import './support/compile-cache.ts';
import { comparisonUsage, readComparison } from './contract/comparison.ts';
import { findImpact } from './contract/impact.ts';
import { impactAsMarkdown } from './contract/report/markdown.ts';
import { impactAsText } from './contract/report/text.ts';
import { readBase, readWorkingTree } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';

await runCommand(comparisonUsage('contract:impact'), async () => {
  const root = process.cwd();
  const { base, markdown } = readComparison(root);
  const impact = await findImpact(root, readBase(root, base), readWorkingTree(root));
  console.log(markdown ? impactAsMarkdown(impact) : impactAsText(impact));
});
