import type { CallGroup, CallResult, Verification } from '../result.ts';

/** Text as the value of an attribute; what XML can't hold is left out. */
function escaped(text: string): string {
  const allowed = Array.from(text, (one) => (one < ' ' ? ' ' : one)).join('');
  return allowed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function testCase({ operation, name, how, outcome, problems, reason }: CallResult): string {
  const title = [name, ...(how === undefined ? [] : [how])].join(' ');
  const open = `    <testcase classname="${escaped(operation.id)}" name="${escaped(title)}" time="0"`;
  if (outcome === 'conforms') return `${open}/>`;
  const inner =
    outcome === 'wrong'
      ? `<failure type="contract" message="${escaped(problems.join('; '))}"/>`
      : `<skipped message="${escaped(`${outcome === 'notTried' ? 'not tried' : 'not implemented'}: ${reason ?? ''}`)}"/>`;
  return `${open}>\n      ${inner}\n    </testcase>`;
}

function counts(calls: readonly CallResult[]): string {
  const failures = calls.filter(({ outcome }) => outcome === 'wrong').length;
  const skipped = calls.filter(
    ({ outcome }) => outcome === 'notTried' || outcome === 'notImplemented',
  ).length;
  return `tests="${calls.length}" failures="${failures}" errors="0" skipped="${skipped}" time="0"`;
}

function suite({ id, calls }: CallGroup): string {
  const cases = calls.map(testCase);
  return [`  <testsuite name="${escaped(id)}" ${counts(calls)}>`, ...cases, '  </testsuite>'].join(
    '\n',
  );
}

/** The verification as JUnit's XML, for continuous integration: a suite for each workflow. */
export function verificationAsJunit({ groups }: Verification): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract">',
    ...groups.map(suite),
    '</testsuites>',
  ].join('\n');
}
