import { parseArgs } from 'node:util';
import { oneOf } from '../../support/command-line.ts';
import { UsageFailure } from '../../support/tool-failure.ts';
import { defaultBase } from '../revisions.ts';

const FORMATS = ['text', 'markdown', 'json'] as const;

/** Parses the base of the comparison (a git revision, or the path of a bundle) and the output format. */
export function readArguments(root: string) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      changelog: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1 && !values.changelog)
    throw new UsageFailure(`Expected one revision, not ${positionals.length}.`);
  return {
    base: positionals[0] ?? defaultBase(root),
    revisions: positionals,
    format: oneOf('--format', values.format, FORMATS),
    changelog: values.changelog,
  };
}
