import { parseArgs } from 'node:util';
import { oneOf } from '../support/command-line.ts';
import { UsageFailure } from '../support/tool-failure.ts';
import { defaultBase } from './revisions.ts';

/** The arguments of `contract:diff` and `contract:impact`. */
export interface Comparison {
  /** A revision of git, or the path of a bundle. */
  base: string;
  markdown: boolean;
}

/** How both are called. */
export function comparisonUsage(script: string): string {
  return `npm run ${script} -- [--base] [<revision of git, or a bundle (.json)>] [--format text|markdown]`;
}

/** Reads what to compare with, named or simply given (`-- HEAD~3`), and how to report. */
export function readComparison(root: string): Comparison {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, format: { type: 'string', default: 'text' } },
  });
  const named = values.base === undefined ? positionals : [values.base, ...positionals];
  if (named.length > 1) throw new UsageFailure(`One revision, not ${String(named.length)}.`);
  const markdown = oneOf('--format', values.format, ['text', 'markdown']) === 'markdown';
  return { base: named[0] ?? defaultBase(root), markdown };
}
