import type { Impact } from '../impact.ts';
import {
  carrierParts,
  entriesOf,
  kindOf,
  placesByFile,
  sortedUses,
  verdict,
  type Entry,
} from './summary.ts';

/** Uses that an entry shows before the rest is folded away. */
const SHOWN_USES = 12;

const MARKS = { breaking: '🔴', check: '🟡', safe: '🟢' };

/** Text of code within a table: no bar ends its cell. */
function code(text: string): string {
  return `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
}

function overview(entries: Entry[]): string[] {
  return [
    '| | what | change | hooks | places | pages |',
    '|---|---|---|---|---|---|',
    ...entries.map(({ severity, title, said, carriers, uses, pages }) => {
      const hooks = carriers.map((carrier) => code(carrierParts(carrier).hook));
      const shown = hooks.slice(0, 3).join(' ') + (hooks.length > 3 ? ` +${hooks.length - 3}` : '');
      const cells = [MARKS[severity], code(title), said.replaceAll('|', '\\|'), shown];
      return `| ${[...cells, uses.length, pages.join(', ')].join(' | ')} |`;
    }),
  ];
}

function useTable(entry: Entry): string[] {
  if (entry.uses.length === 0) return ['Used nowhere.'];
  const rows = sortedUses(entry.uses).map((use) => {
    const place = `[${use.file}:${use.line}](${use.file}#L${use.line})`;
    return `| ${kindOf(use)} | ${place} | ${use.how} | ${code(use.text.slice(0, 90))} |`;
  });
  const table = ['| | where | | line |', '|---|---|---|---|'];
  const [shown, folded] = [rows.slice(0, SHOWN_USES), rows.slice(SHOWN_USES)];
  if (folded.length === 0) return [...table, ...shown];
  const summary = `<details><summary>${folded.length} more</summary>`;
  return [...table, ...shown, '', summary, '', ...table, ...folded, '', '</details>'];
}

function section(entry: Entry): string[] {
  const carriers = entry.carriers.map((carrier) => {
    const { id, call, hook } = carrierParts(carrier);
    const calls = carrier.calledAt.map(code).join(', ');
    return `- ${code(call)} ${code(id)} → ${code(hook)}${calls === '' ? '' : `, called at ${calls}`}`;
  });
  return [
    `### ${MARKS[entry.severity]} ${code(entry.title)} ${entry.said.replaceAll('|', '\\|')}`,
    '',
    `${entry.carried}:`,
    '',
    ...carriers,
    '',
    ...useTable(entry),
    ...(entry.pages.length > 0 ? ['', `Shown on ${entry.pages.join(', ')}.`] : []),
    ...(entry.tests.length > 0
      ? ['', `Opened by ${placesByFile(entry.tests).map(code).join('; ')}.`]
      : []),
    '',
  ];
}

/** The impact of a change, for a pull request: what to look at first stands first. */
export function impactAsMarkdown(impact: Impact): string {
  const entries = entriesOf(impact);
  const head = ['## What this change of the contract does', '', verdict(impact, entries), ''];
  if (entries.length === 0) return head.join('\n');
  return [...head, ...overview(entries), '', ...entries.flatMap(section)].join('\n');
}
