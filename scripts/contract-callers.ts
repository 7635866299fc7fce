import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Callers } from './contract/callers.ts';
import { operationsOf } from './contract/document.ts';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { hookOf } from './contract/uses/operation-uses.ts';
import { oneOf, runCommand } from './support/command-line.ts';
import { UsageFailure } from './support/tool-failure.ts';

const FORMATS = ['text', 'markdown', 'json'] as const;
const USAGE = 'npm run contract:callers -- [--operation <id>]… [--format text|markdown|json]';

function asText({ operation: { id, method, path, object }, files }: Callers): string {
  const access = object['x-access'] ?? 'undeclared';
  const lines = files.length === 0 ? ['not called'] : files;
  return [`${id}  ${method} ${path}  ${access}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function asRow({ operation, files }: Callers): string {
  const { id, method, path, object } = operation;
  const names = [`${method} ${path}`, hookOf(operation), ...files].map((name) => `\`${name}\``);
  const [call = '', hook = '', ...called] = names;
  const cells = [`\`${id}\``, call, object['x-access'] ?? '', hook, called.join(', ')];
  return `| ${cells.join(' | ')} |`;
}

function asMarkdown(found: readonly Callers[]): string {
  const head = ['operation', 'call', 'access', 'hook', 'called in'];
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...found.map(asRow),
  ].join('\n');
}

function asJson(found: readonly Callers[]): string {
  const rows = found.map(({ operation: { id, method, path }, files }) => ({
    operation: id,
    method,
    path,
    files,
  }));
  return JSON.stringify(rows, null, 2);
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      operation: { type: 'string', multiple: true, default: [] },
      format: { type: 'string', default: 'text' },
    },
  });
  const format = oneOf('--format', values.format, FORMATS);
  const root = process.cwd();
  const all = operationsOf(readBundle(join(root, BUNDLE)));
  const asked = new Set(values.operation);
  for (const id of asked) {
    if (all.some((operation) => operation.id === id)) continue;
    throw new UsageFailure(`The contract has no operation "${id}".`);
  }
  const { findCallers } = await import('./contract/callers.ts');
  const found = findCallers(
    root,
    all.filter(({ id }) => asked.size === 0 || asked.has(id)),
  );
  const print = { markdown: asMarkdown, json: asJson };
  if (format !== 'text') {
    console.log(print[format](found));
    return;
  }
  console.log(found.map(asText).join('\n'));
  if (asked.size > 0) return;
  const called = found.filter(({ files }) => files.length > 0).length;
  console.log(`${found.length} operations, ${called} of them called by the site.`);
});
