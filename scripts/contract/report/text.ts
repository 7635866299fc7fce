import type { Impact } from '../impact.ts';
import type { Use } from '../uses/use.ts';
import {
  carrierParts,
  entriesOf,
  kindOf,
  placesByFile,
  sortedUses,
  verdict,
  type Entry,
} from './summary.ts';

/** Operations that a change names before it counts the rest. */
const NAMED_OPERATIONS = 8;
const LINE = 100;

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

function columns(rows: string[][], indent: string): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    `${indent}${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function useRow(use: Use): string[] {
  const place = `${use.file}:${use.line}:${use.column}`;
  return [
    kindOf(use),
    place,
    `${use.how} in ${cut(use.inside || 'the file', 40)}`,
    cut(use.text, LINE),
  ];
}

function entryLines(entry: Entry, index: number): string[] {
  const lines = [`${index + 1}. [${entry.severity}] ${entry.title} – ${entry.said}`];
  const named = entry.carriers.slice(0, NAMED_OPERATIONS);
  const rows = named.map((carrier) => {
    const { id, call, hook } = carrierParts(carrier);
    const calls = carrier.calledAt.join(', ');
    return [id, call, calls === '' ? hook : `${hook}, called at ${calls}`];
  });
  lines.push(`   ${entry.carried}:`, ...columns(rows, '     '));
  if (entry.carriers.length > named.length) {
    lines.push(`     and ${entry.carriers.length - named.length} more operations`);
  }
  if (entry.uses.length === 0) lines.push('   used nowhere');
  else
    lines.push(
      entry.isDeprecated ? '   still used at:' : '   used at:',
      ...columns(sortedUses(entry.uses).map(useRow), '     '),
    );
  if (entry.pages.length > 0) lines.push(`   shown on: ${entry.pages.join(', ')}`);
  if (entry.tests.length > 0) {
    lines.push('   opened by:', ...placesByFile(entry.tests).map((places) => `     ${places}`));
  }
  return lines;
}

/** The impact of a change, for a terminal. */
export function impactAsText(impact: Impact): string {
  const entries = entriesOf(impact);
  const parts = [verdict(impact, entries), ...entries.map((e, i) => entryLines(e, i).join('\n'))];
  return parts.join('\n\n');
}
