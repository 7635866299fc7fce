import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, type ContractDocument, type Operation } from './document.ts';
import { BUNDLE } from './revisions.ts';
import { findOperationUses, hookOf } from './uses/operation-uses.ts';
import type { Use } from './uses/use.ts';
import { WrittenCode } from './uses/written-code.ts';

/** The document that holds the table. */
export const TABLE_FILE = 'openapi/README.md';

const BEGIN = '<!-- operations: written by `npm run generate` -->';
const END = '<!-- /operations -->';

/** Files of the site that call an operation, without mocks. */
function callers(uses: Use[]): string[] {
  const files = uses
    .map(({ file }) => file)
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/mocks/'));
  return [...new Set(files)].sort();
}

function row(operation: Operation, files: string[]): string {
  const { id, method, path, object } = operation;
  const links = files.map((file) => {
    const name = file.split('/').at(-1) ?? file;
    return `[${name}](../${file.replaceAll('[', '%5B').replaceAll(']', '%5D')})`;
  });
  const cells = [
    `\`${id}\``,
    `${method} \`${path}\``,
    object['x-access'] ?? '',
    `\`${hookOf(operation)}\``,
    links.join(', ') || 'not used',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table of all operations, with where the site uses each, found from its imports. */
function operationTable(root: string): string {
  const contract = JSON.parse(readFileSync(join(root, BUNDLE), 'utf8')) as ContractDocument;
  const operations = operationsOf(contract);
  const uses = findOperationUses(new WrittenCode(root), operations);
  const rows = operations.map((operation) => ({
    operation,
    files: callers(uses.get(operation.id) ?? []),
  }));
  const used = rows.filter(({ files }) => files.length > 0).length;
  return [
    `${operations.length} operations, ${used} of them used by the site.`,
    '',
    '<!-- prettier-ignore -->',
    '| operation | call | access | hook | used in |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ operation, files }) => row(operation, files)),
  ].join('\n');
}

/** The document as it should be: all that people wrote, and the table of today. */
export function withOperationTable(root: string): { before: string; after: string } {
  const before = readFileSync(join(root, TABLE_FILE), 'utf8');
  const [head, rest] = before.split(BEGIN);
  const tail = rest?.split(END).at(-1);
  if (head === undefined || rest === undefined || tail === undefined) {
    throw new Error(`${TABLE_FILE} has lost the lines ${BEGIN} and ${END}`);
  }
  return { before, after: `${head}${BEGIN}\n\n${operationTable(root)}\n\n${END}${tail}` };
}

/** Writes the table of operations into openapi/README.md. */
export function writeOperationTable(root: string): void {
  const { before, after } = withOperationTable(root);
  if (before !== after) writeFileSync(join(root, TABLE_FILE), after);
}
