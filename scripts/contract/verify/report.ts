import type { Coverage } from './coverage.ts';
import {
  operationsWith,
  outcomes,
  type ResultGroup,
  type RequestResult,
  type Outcome,
  type Verification,
} from './result.ts';

const MARKS: Record<Outcome, string> = {
  conforms: '✓',
  wrong: '✗',
  notImplemented: '○',
  notTried: '–',
};

const isWrong = ({ outcome }: RequestResult) => outcome === 'wrong';

/** Returns the remark after the name of a request. */
function remark({ outcome, how = '', reason = '' }: RequestResult): string {
  if (outcome === 'notImplemented') return `not implemented: ${reason}`;
  return outcome === 'notTried' ? `not tried: ${reason}` : how;
}

function lines(result: RequestResult): string[] {
  const { operation, name, outcome, problems, curl } = result;
  const { id, method, path } = operation;
  const step = name.slice(name.indexOf('.') + 1);
  const parts = [
    `${MARKS[outcome]} ${id}`,
    `${method} ${path}`,
    step === id ? '' : `(${step})`,
    remark(result),
  ];
  return [
    `  ${parts.filter((part) => part !== '').join('  ')}`,
    ...problems.map((problem) => `      ${id}: ${problem}`),
    ...(curl === undefined ? [] : [`      ${curl}`]),
  ];
}

/** Formats a group; for the checks, only failures and the number of successes. */
function groupLines({ id, summary, results }: ResultGroup): string {
  if (id !== 'checks') return [summary, ...results.flatMap(lines)].join('\n');
  const wrong = results.filter(isWrong);
  const held = `  ✓ ${results.length - wrong.length} of ${results.length} requests conform to the contract`;
  return [summary, ...wrong.flatMap(lines), held].join('\n');
}

/** Returns the last line: the number of operations by outcome. */
function summaryLine(verification: Verification): string {
  const count = (outcome: Outcome) => operationsWith(verification, outcome).length;
  const [right, wrong] = [count('conforms'), count('wrong')];
  const rest = [
    ...(count('notImplemented') > 0 ? [`${count('notImplemented')} not implemented`] : []),
    ...(count('notTried') > 0 ? [`${count('notTried')} not tried`] : []),
  ];
  return `${[`${right + wrong} operations tried: ${right} conforming, ${wrong} not conforming`, ...rest].join('; ')}.`;
}

function coverageLines(coverage: readonly Coverage[]): string[] {
  const tried = coverage.filter(({ statuses }) => statuses.length > 0);
  const sum = (count: (one: Coverage) => number) =>
    coverage.reduce((all, one) => all + count(one), 0);
  const [statuses, rules] = [sum((one) => one.statuses.length), sum((one) => one.rules.length)];
  return [
    `Coverage: ${tried.length} of ${coverage.length} operations, ` +
      `${statuses} of ${statuses + sum((one) => one.unseenStatuses.length)} described statuses, ` +
      `${rules} of ${rules + sum((one) => one.unseenRules.length)} business rules`,
    ...tried.map(
      ({ operation, statuses: seen, unseenStatuses, rules: broken, unseenRules }) =>
        `  ${operation}: ${[...seen, ...broken].join(' ')}; never ${[...unseenStatuses, ...unseenRules].join(' ')}`,
    ),
  ];
}

/** Formats a verification for a terminal. */
export function verificationAsText(verification: Verification): string {
  const { groups, missingFields, uncalled, coverage } = verification;
  const bySchema = Map.groupBy(missingFields, ({ field }) => field.split('.')[0] ?? field);
  const fields = [...bySchema].map(([schema, some]) => {
    const names = some.map(({ field }) => field.slice(schema.length + 1)).join(', ');
    return `  ${schema}: ${names}  (${[...new Set(some.flatMap((one) => one.operations))].join(', ')})`;
  });
  return [
    ...groups.map(groupLines),
    ...(fields.length === 0
      ? []
      : [['Optional fields that occurred in no response', ...fields].join('\n')]),
    coverageLines(coverage).join('\n'),
    ...(uncalled.length === 0
      ? []
      : [`Operations without a workflow: ${uncalled.map(({ id }) => id).join(', ')}`]),
    summaryLine(verification),
  ].join('\n\n');
}

/** Formats a verification as JSON. */
export function verificationAsJson(verification: Verification): string {
  const { version, groups, missingFields, uncalled, ...rest } = verification;
  const report = {
    ...rest,
    contractVersion: version,
    operations: [...outcomes(verification)].map(([{ id, method, path }, outcome]) => ({
      id,
      method,
      path,
      outcome,
    })),
    groups: groups.map(({ results, ...group }) => ({
      ...group,
      calls: results.map(({ operation, ...result }) => ({ operation: operation.id, ...result })),
    })),
    missingFields,
    uncalled: uncalled.map(({ id }) => id),
  };
  return JSON.stringify(report, undefined, 2);
}

/** Returns an XML attribute; control characters, which XML doesn't allow, become spaces. */
function attribute(name: string, text: string): string {
  const allowed = Array.from(text, (one) => (one < ' ' ? ' ' : one)).join('');
  const escaped = allowed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
  return `${name}="${escaped}"`;
}

function testCase(result: RequestResult): string[] {
  const { operation, name, how, outcome, problems, curl = '' } = result;
  const title = [name, ...(how === undefined ? [] : [how])].join(' ');
  const open = `<testcase ${attribute('classname', operation.id)} ${attribute('name', title)} time="0"`;
  if (outcome === 'conforms') return [`${open}/>`];
  const inner = isWrong(result)
    ? `<failure type="contract" ${attribute('message', [...problems, curl].join('; '))}/>`
    : `<skipped ${attribute('message', remark(result))}/>`;
  return [`${open}>`, inner, '</testcase>'];
}

/** Formats a verification as JUnit XML, with a suite per workflow. */
export function verificationAsJunit({ groups }: Verification): string {
  const suites = groups.flatMap(({ id, results }) => {
    const failures = results.filter(isWrong).length;
    const skipped = results.filter(({ outcome }) => outcome.startsWith('not')).length;
    const counts = `tests="${results.length}" failures="${failures}" errors="0" skipped="${skipped}" time="0"`;
    return [
      `<testsuite ${attribute('name', id)} ${counts}>`,
      ...results.flatMap(testCase),
      '</testsuite>',
    ];
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return [head, '<testsuites name="contract">', ...suites, '</testsuites>'].join('\n');
}
