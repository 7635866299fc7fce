import { watch } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../generate.ts';
import { ToolFailure } from '../support/tool-failure.ts';
import { BUNDLE, readBundle } from './revisions.ts';
import { compareContracts } from './comparison/findings.ts';
import type { ContractDocument } from './document.ts';

/** Number of changes that a line names; it counts the others. */
const NAMED = 4;

/** Describes the differences between two contracts in one line. */
function describeChanges(before: ContractDocument, after: ContractDocument): string {
  const lines = compareContracts({ contract: before }, { contract: after })
    .filter(({ meaning }) => meaning !== 'text')
    .map(({ line }) => line);
  const more = lines.length > NAMED ? [`${String(lines.length - NAMED)} more`] : [];
  return lines.length === 0
    ? 'texts or examples only'
    : [...lines.slice(0, NAMED), ...more].join(', ');
}

/** Delay after the last change in milliseconds, because editors write a file in several steps. */
const DEBOUNCE = 150;

/**
 * Watches the contract, generates after each change and reports the differences in one line. If
 * generation fails, reports the reason and leaves the client unchanged.
 * @returns function that stops watching
 */
export function followContract(root: string, report: (line: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();

  async function regenerate(): Promise<void> {
    const before = readBundle(join(root, BUNDLE));
    const start = performance.now();
    const files = await generate(root);
    if (files.length === 0) return;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const changed = describeChanges(before, readBundle(join(root, BUNDLE)));
    report(`contract: ${changed} (${String(files.length)} files in ${seconds} s)`);
  }

  /** Runs one generation at a time. Changes during a generation start another one. */
  function follow(): void {
    queue = queue.then(regenerate).catch((error: unknown) => {
      report(`contract: ${error instanceof ToolFailure ? error.message : String(error)}`);
    });
  }

  const watcher = watch(join(root, 'openapi'), { recursive: true }, (_, file) => {
    if (!/^(?!generated\b).*\.yaml$/.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(follow, DEBOUNCE);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
