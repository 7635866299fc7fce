import { operationsWith, type CallResult, type Outcome, type Verification } from '../result.ts';

const MARKS: Record<Outcome, string> = {
  conforms: '✓',
  wrong: '✗',
  notImplemented: '○',
  notTried: '–',
};

/** The step or convention without the workflow, which stands above it. */
function stepOf({ name }: CallResult): string {
  return name.slice(name.indexOf('.') + 1);
}

function lines(call: CallResult): string[] {
  const { operation, outcome, problems, reason, how } = call;
  const { id, method, path } = operation;
  const step = stepOf(call) === id ? '' : `  (${stepOf(call)})`;
  const ends: Record<Outcome, string> = {
    conforms: how ?? '',
    wrong: how ?? '',
    notImplemented: `not implemented: ${reason ?? ''}`,
    notTried: `not tried: ${reason ?? ''}`,
  };
  const end = ends[outcome] === '' ? '' : `  ${ends[outcome]}`;
  return [
    `  ${MARKS[outcome]} ${id}  ${method} ${path}${step}${end}`,
    ...problems.map((problem) => `      ${id}: ${problem}`),
  ];
}

/** The conventions that hold are counted: there are hundreds. */
function groupLines(id: string, calls: readonly CallResult[]): string[] {
  if (id !== 'conventions') return calls.flatMap(lines);
  const wrong = calls.filter(({ outcome }) => outcome === 'wrong');
  const held = calls.length - wrong.length;
  return [...wrong.flatMap(lines), `  ✓ ${held} of ${calls.length} calls as the conventions say`];
}

/** The last line: how many operations keep the contract. */
export function summaryLine(verification: Verification): string {
  const count = (outcome: Outcome) => operationsWith(verification, outcome).length;
  const [right, wrong, missing, untried] = [
    count('conforms'),
    count('wrong'),
    count('notImplemented'),
    count('notTried'),
  ];
  const rest = [
    ...(missing > 0 ? [`${missing} not implemented`] : []),
    ...(untried > 0 ? [`${untried} not tried`] : []),
  ];
  return `${[`${right + wrong} operations tried, ${right} as the contract says, ${wrong} not`, ...rest].join('; ')}.`;
}

/** What a server keeps of the contract and what it doesn't, for a terminal. */
export function verificationAsText(verification: Verification): string {
  const { groups, unanswered, uncalled } = verification;
  const parts = groups.map(({ id, summary, calls }) =>
    [summary, ...groupLines(id, calls)].join('\n'),
  );
  if (unanswered.length > 0) {
    const bySchema = Map.groupBy(unanswered, ({ field }) => field.split('.')[0] ?? field);
    const fields = [...bySchema].map(([schema, some]) => {
      const names = some.map(({ field }) => field.slice(schema.length + 1)).join(', ');
      const operations = new Set(some.flatMap((one) => one.operations));
      return `  ${schema}: ${names}  (${[...operations].join(', ')})`;
    });
    parts.push(['Optional fields that no response held', ...fields].join('\n'));
  }
  if (uncalled.length > 0) parts.push(`In no workflow: ${uncalled.map(({ id }) => id).join(', ')}`);
  parts.push(summaryLine(verification));
  return parts.join('\n\n');
}
