import type { StepResult, Verification } from './verify.ts';

function lines({ operation, flaws, skipped, refused = false }: StepResult): string[] {
  const mark = skipped !== undefined ? '–' : flaws.length === 0 ? '✓' : '✗';
  const named = `  ${mark} ${operation.id}  ${operation.method} ${operation.path}`;
  if (skipped !== undefined) return [`${named}  not tried: ${skipped}`];
  const how = refused ? '  by a call that it must refuse' : '';
  return [`${named}${how}`, ...flaws.map((flaw) => `      ${operation.id}: ${flaw}`)];
}

/** What a server keeps of the contract and what it doesn't, operation by operation. */
export function verificationAsText({ workflows, untried }: Verification): string {
  const parts = workflows.map(({ summary, steps }) =>
    [summary, ...steps.flatMap(lines)].join('\n'),
  );
  const steps = workflows.flatMap((workflow) => workflow.steps);
  const ids = (some: StepResult[]) => new Set(some.map(({ operation }) => operation.id)).size;
  const wrong = ids(steps.filter(({ flaws }) => flaws.length > 0));
  const tried = ids(steps.filter(({ skipped }) => skipped === undefined));
  if (untried.length > 0) {
    parts.push(`Not tried, in no workflow: ${untried.map(({ id }) => id).join(', ')}`);
  }
  parts.push(`${tried} operations tried, ${tried - wrong} as the contract says, ${wrong} not.`);
  return parts.join('\n\n');
}

/** Whether every operation that was tried answers as the contract says. */
export function isSound({ workflows }: Verification): boolean {
  return workflows.every(({ steps }) => steps.every(({ flaws }) => flaws.length === 0));
}
