import { parseArgs } from 'node:util';
import { findImpact } from './contract/impact.ts';
import { impactAsMarkdown } from './contract/report/markdown.ts';
import { impactAsText } from './contract/report/text.ts';
import { defaultBase, readBase, readWorkingTree, ToolFailure } from './contract/revisions.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    format: { type: 'string', default: 'text' },
  },
});

try {
  const root = process.cwd();
  const base = readBase(root, values.base ?? defaultBase(root));
  const impact = await findImpact(root, base, readWorkingTree(root));
  const markdown = values.format === 'markdown';
  console.log(markdown ? impactAsMarkdown(impact) : impactAsText(impact));
} catch (error) {
  if (!(error instanceof ToolFailure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
