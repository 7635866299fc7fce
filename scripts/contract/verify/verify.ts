import { operationsOf, type ContractDocument, type Operation } from '../document.ts';
import { ToolFailure } from '../../support/tool-failure.ts';
import { tryConventions } from './conventions.ts';
import { optionalFields } from './optional-fields.ts';
import { codeFromOutbox } from './outbox.ts';
import { planSteps, workflowIdOf, type PlannedStep, type Selection } from './plan.ts';
import { problemFinder } from './response-problems.ts';
import type { CallGroup, CallResult, Verification } from './result.ts';
import { takeStep, type RunContext } from './step-runner.ts';
import type { Workflow } from './workflows.ts';

export interface VerifyOptions {
  workflows: readonly Workflow[];
  /** Folder of the workflows, for the files that they upload. */
  folder: string;
  /** Address of the API, its base path included. */
  server: string;
  /** Folder into which the server puts mails and SMS. */
  outbox: string;
  selection: Selection;
  /** Inputs that the caller has values for. */
  given: Readonly<Record<string, string>>;
}

/** A made-up account of nobody, and what else the workflows take: no run has used it before. */
function madeUpInputs(): Record<string, string> {
  const unique = `${Date.now()}`.slice(-8);
  const mobile = `199${unique}`;
  const email = `verify-${unique}@example.com`;
  return {
    mobile,
    email,
    username: mobile,
    password: 'Verify-2026',
    newPassword: 'Verified-2026',
    adminUsername: '13800000003',
    adminPassword: 'Admin-2026',
    value: `verify-${mobile}`,
    resetMobile: `196${unique}`,
    resetEmail: `reset-${email}`,
    otherMobile: `197${unique}`,
    otherEmail: `other-${email}`,
    userMobile: `198${unique}`,
    userEmail: `user-${email}`,
  };
}

function byTag(operations: readonly Operation[]): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const { id, object } of operations)
    for (const tag of object.tags ?? []) tags.set(tag, [...(tags.get(tag) ?? []), id]);
  return tags;
}

/** Fills in the codes that the server sent for a workflow, and notes those that it did not. */
async function readCodes(
  { inputs: declared }: Workflow,
  { inputs, missingInputs }: RunContext,
  outbox: string,
): Promise<void> {
  for (const { name, sentTo } of declared) {
    if (sentTo === undefined || inputs[name] !== undefined) continue;
    const code = await codeFromOutbox(outbox, inputs[sentTo] ?? '', Object.values(inputs));
    if (code !== undefined) inputs[name] = code;
    else
      missingInputs.set(
        name,
        `no message in ${outbox}; say with --outbox where the server puts them`,
      );
  }
}

/** Refuses workflows that name operations or steps which aren't there. */
function checkReferences(
  workflows: readonly Workflow[],
  operations: ReadonlyMap<string, Operation>,
): void {
  const steps = workflows.flatMap((workflow) => workflow.steps);
  const ids = new Set(steps.map(({ id }) => id));
  for (const { id, operationId, needs } of steps) {
    if (!operations.has(operationId))
      throw new ToolFailure(`The step ${id} calls "${operationId}", which is not in the contract.`);
    const unknown = needs.find((need) => !ids.has(need));
    if (unknown !== undefined)
      throw new ToolFailure(`The step ${id} needs "${unknown}", which is in no workflow.`);
  }
}

/**
 * Runs the workflows of the contract against a live server, judges each response by the contract, and
 * then tries its conventions with the calls that worked. A step that fails stops only those that need it.
 */
export async function verify(
  contract: ContractDocument,
  { workflows, folder, server, outbox, selection, given }: VerifyOptions,
): Promise<Verification> {
  const all = operationsOf(contract);
  const operations = new Map(all.map((operation) => [operation.id, operation]));
  checkReferences(workflows, operations);
  const plan = planSteps(workflows, selection, new Set(Object.keys(given)), byTag(all));
  const fields = optionalFields(contract);
  const context: RunContext = {
    server,
    folder,
    inputs: { ...madeUpInputs(), ...given },
    missingInputs: new Map(),
    outputs: new Map(),
    failures: new Map(),
    findProblems: problemFinder(contract),
  };
  const tried = new Set<string>();
  const conventions: CallResult[] = [];
  let userToken: string | undefined;

  const take = async ({ step, asked }: PlannedStep): Promise<CallResult> => {
    const operation = operations.get(step.operationId) as Operation;
    const { result, call, response } = await takeStep(step, operation, context);
    const token = context.outputs.get(step.id)?.['token'];
    if (step.session === 'user' && typeof token === 'string') userToken = token;
    if (call === undefined || response === undefined) return result;
    if (!step.refused) fields.see(operation, response.json);
    if (!asked) return { ...result, how: 'for a later step' };
    if (!tried.has(operation.id)) {
      tried.add(operation.id);
      const working = { operation, call, response };
      conventions.push(...(await tryConventions(working, context, userToken)));
    }
    return result;
  };

  const groups: CallGroup[] = [];
  for (const workflow of workflows) {
    const steps = plan.filter(({ step }) => workflowIdOf(step) === workflow.id);
    if (steps.length === 0) continue;
    await readCodes(workflow, context, outbox);
    const calls: CallResult[] = [];
    for (const step of steps) calls.push(await take(step));
    groups.push({ id: workflow.id, summary: workflow.summary, calls });
  }
  if (conventions.length > 0) {
    const summary = 'Access, errors, pages and languages, operation by operation';
    groups.push({ id: 'conventions', summary, calls: conventions });
  }

  const called = new Set(workflows.flatMap(({ steps }) => steps.map((step) => step.operationId)));
  return {
    version: contract.info.version,
    server,
    groups,
    unanswered: fields.unanswered(),
    uncalled: all.filter(({ id }) => !called.has(id)),
  };
}
