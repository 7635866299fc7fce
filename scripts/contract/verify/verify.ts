import { operationsOf, type ContractDocument, type Operation } from '../document.ts';
import { flawFinder, type FindFlaws } from './answer-flaws.ts';
import { codeFromOutbox } from './outbox.ts';
import { runWorkflow, type TriedStep } from './respect.ts';
import { readWorkflows, type Step, type Workflow } from './workflows.ts';

/** What a step showed of its operation. */
export interface StepResult {
  operation: Operation;
  /** Everything that is wrong; empty: it answers as the contract says. */
  flaws: string[];
  /** Why it was not tried. */
  skipped?: string;
  /** Tried by a call that a business rule refuses. */
  refused?: boolean;
}

export interface WorkflowResult {
  summary: string;
  steps: StepResult[];
}

export interface Verification {
  workflows: WorkflowResult[];
  /** Operations that no workflow calls. */
  untried: Operation[];
}

export interface VerifyOptions {
  root: string;
  /** Address of the API, `/api` included. */
  server: string;
  /** Folder into which the server puts mails. */
  outbox: string;
  admin: { username: string; password: string };
  /** Ids of the workflows to run; all where absent. */
  only?: string[] | undefined;
}

/** These come first; the others log in with the account that `register` makes. */
const FIRST = ['browse', 'register'];

/** These need the code out of a message that an earlier one caused; the last changes the password. */
const BY_CODE = [
  { id: 'smsFinish', address: 'mobile', kind: 'txt', input: 'smsCode' },
  { id: 'resetFinish', address: 'resetEmail', kind: 'eml', input: 'code' },
] as const;

/** A made-up account of nobody: a mobile number and a mail address that no run has used. */
function newAccount() {
  const unique = `${Date.now()}`.slice(-8);
  const mobile = `199${unique}`;
  const email = `verify-${unique}@example.com`;
  return { mobile, email, password: 'Verify-2026', newPassword: 'Verified-2026' };
}

function resultOf(
  operation: Operation,
  step: TriedStep,
  refused: boolean,
  findFlaws: FindFlaws,
): StepResult {
  const flaws = findFlaws(operation, step, refused);
  const broken = step.checks.filter(
    ({ name, passed }) => !passed && name === 'success criteria check',
  );
  // A condition that fails because of a flaw above adds nothing.
  if (flaws.length > 0 || broken.length === 0) return { operation, refused, flaws };
  return { operation, refused, flaws: broken.map(({ condition }) => `not so: ${condition ?? ''}`) };
}

/** Runs the workflows of the contract against a live server and judges each answer by the contract. */
export async function verify(
  contract: ContractDocument,
  { root, server, outbox, admin, only }: VerifyOptions,
): Promise<Verification> {
  const workflows = readWorkflows(root).filter(({ id }) => only?.includes(id) ?? true);
  const operations = new Map(operationsOf(contract).map((o) => [o.id, o]));
  const findFlaws = flawFinder(contract);
  const account = newAccount();
  const values: Record<string, string> = {
    ...account,
    adminUsername: admin.username,
    adminPassword: admin.password,
    value: `verify-${account.mobile}`,
    resetMobile: account.mobile.replace(/^199/, '196'),
    resetEmail: `reset-${account.email}`,
    otherMobile: account.mobile.replace(/^199/, '197'),
    otherEmail: `other-${account.email}`,
    userMobile: account.mobile.replace(/^199/, '198'),
    userEmail: `user-${account.email}`,
  };

  const stepsOf = (workflow: Workflow): [Step, Operation][] =>
    workflow.steps.map((step) => {
      const { operationId } = step;
      const operation = operations.get(operationId);
      if (operation === undefined) throw new Error(`${workflow.file}: no ${operationId}`);
      return [step, operation];
    });

  const run = async (workflow: Workflow): Promise<WorkflowResult> => {
    const inputs = Object.fromEntries(workflow.inputs.map((name) => [name, values[name] ?? '']));
    const tried = await runWorkflow(root, workflow.file, server, inputs);
    const byStep = new Map(tried.map((step) => [step.stepId, step]));
    const steps = stepsOf(workflow).map(([{ stepId, refused }, operation]): StepResult => {
      const step = byStep.get(stepId);
      if (step !== undefined) return resultOf(operation, step, refused, findFlaws);
      return { operation, flaws: [], skipped: 'an earlier step failed' };
    });
    return { summary: workflow.summary, steps };
  };

  const results = new Map<string, WorkflowResult>();
  const runAll = async (some: Workflow[]) => {
    await Promise.all(some.map(async (workflow) => results.set(workflow.id, await run(workflow))));
  };
  await runAll(workflows.filter(({ id }) => FIRST.includes(id)));
  const later = workflows.filter(({ id }) => !FIRST.includes(id));
  await runAll(later.filter(({ id }) => !BY_CODE.some((one) => one.id === id)));
  for (const { id, address, kind, input } of BY_CODE) {
    const workflow = later.find((one) => one.id === id);
    if (workflow === undefined) continue;
    const code = await codeFromOutbox(outbox, values[address] ?? '', kind);
    if (code !== undefined) {
      values[input] = code;
      await runAll([workflow]);
      continue;
    }
    const skipped = `no message in ${outbox}; say with --outbox where the server puts them`;
    const steps = stepsOf(workflow).map(([, operation]) => ({ operation, flaws: [], skipped }));
    results.set(id, { summary: workflow.summary, steps });
  }

  const called = new Set(workflows.flatMap(({ steps }) => steps.map((step) => step.operationId)));
  return {
    workflows: workflows.flatMap(({ id }) => results.get(id) ?? []),
    untried: [...operations.values()].filter(({ id }) => !called.has(id)),
  };
}
