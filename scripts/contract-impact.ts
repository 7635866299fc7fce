import { comparisonUsage, readComparison } from './contract/comparison.ts';
import { bundleContract } from './contract/bundle.ts';
import { readBase } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';

await runCommand(comparisonUsage('contract:impact'), async () => {
  const root = process.cwd();
  const { base: named, markdown } = readComparison(root);
  const base = readBase(root, named);
  // Another process bundles the contract while this one loads the compiler.
  const head = bundleContract(root);
  // An error of the contract is reported where it is awaited.
  head.catch(() => {});
  const [{ findImpact }, { impactAsMarkdown }, { impactAsText }] = await Promise.all([
    import('./contract/impact.ts'),
    import('./contract/report/markdown.ts'),
    import('./contract/report/text.ts'),
  ]);
  const impact = await findImpact(root, base, head);
  console.log(markdown ? impactAsMarkdown(impact) : impactAsText(impact));
});
