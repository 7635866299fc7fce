import { outcomes, type Outcome, type Verification } from '../result.ts';
import { summaryLine } from './text.ts';

const MARKS: Record<Outcome, string> = {
  conforms: '🟢 conforms',
  wrong: '🔴 wrong',
  notImplemented: '⚪ not implemented',
  notTried: '⚪ not tried',
};
const ORDER: readonly Outcome[] = ['wrong', 'conforms', 'notImplemented', 'notTried'];

/** Text of a table's cell: no bar ends it. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** The verification, for a pull request: what is wrong stands first. */
export function verificationAsMarkdown(verification: Verification): string {
  const calls = verification.groups.flatMap((group) => group.calls);
  const rows = [...outcomes(verification)]
    .sort(([, a], [, b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([operation, outcome]) => {
      const own = calls.filter((call) => call.operation === operation);
      const problems = own.flatMap(({ how, problems: some }) =>
        some.map((problem) => (how === undefined ? problem : `${problem} (${how})`)),
      );
      const reason = own.find((call) => call.reason !== undefined)?.reason ?? '';
      const said =
        outcome === 'wrong' ? problems.join('<br>') : outcome === 'conforms' ? '' : reason;
      const call = `\`${operation.method} ${operation.path}\``;
      return `| ${MARKS[outcome]} | \`${operation.id}\` | ${call} | ${cell(said)} |`;
    });
  const unanswered = verification.unanswered.map(
    ({ field, operations }) => `- \`${field}\` (${operations.join(', ')})`,
  );
  return [
    '## What this server keeps of the contract',
    '',
    summaryLine(verification),
    '',
    ...['| | operation | call | |', '|---|---|---|---|', ...rows],
    ...(unanswered.length === 0
      ? []
      : ['', '### Optional fields that no response held', '', ...unanswered]),
    '',
  ].join('\n');
}
