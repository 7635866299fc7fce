import { randomBytes, randomInt } from 'node:crypto';
import { operationsOf, type ContractDocument, type Operation } from '../document.ts';
import { ToolFailure } from '../../support/tool-failure.ts';
import { CONVENTION_CHECKS } from './checks/conventions.ts';
import type { Working } from './checks/check.ts';
import { INPUT_CHECKS } from './checks/inputs.ts';
import { LIST_CHECKS } from './checks/lists.ts';
import { observe } from './coverage.ts';
import { exchange, type RunContext } from './exchange.ts';
import { optionalFields } from './optional-fields.ts';
import { codeFromOutbox } from './outbox.ts';
import {
  planSteps,
  TOKENS,
  workflowIdOf,
  type Given,
  type PlannedStep,
  type Selection,
} from './plan.ts';
import { problemFinder } from './response-problems.ts';
import type { ResultGroup, RequestResult, Verification } from './result.ts';
import { createSecrets } from './secrets.ts';
import { storeGiven, runStep, wayToGive } from './step-runner.ts';
import type { Workflow } from './workflows.ts';

export interface VerifyOptions {
  workflows: readonly Workflow[];
  /** Folder of the workflows, for the files that they upload. */
  folder: string;
  /** URL of the API, including its base path. */
  server: string;
  /** Folder into which the server writes emails and SMS. */
  outbox: string;
  selection: Selection;
  given: Given;
}

const CHECKS = [...CONVENTION_CHECKS, ...LIST_CHECKS, ...INPUT_CHECKS];

/** Returns the given inputs, with new accounts and random passwords for missing ones. */
function inputsWith(given: Given): Record<string, string> {
  const unique = String(randomInt(10_000_000, 99_999_999));
  const password = () => `Vf1-${randomBytes(12).toString('base64url')}`;
  const account = (prefix: string) => ({
    mobile: `${prefix}${unique}`,
    email: `${prefix}-${unique}@example.com`,
  });
  const [own, reset, other, user] = ['199', '196', '197', '198'].map(account);
  const ownPassword = password();
  const isGiven = given[TOKENS.user] !== undefined || given['username'] !== undefined;
  return {
    ...own,
    ownPassword,
    ...(isGiven ? {} : { username: own?.mobile ?? '', password: ownPassword }),
    newPassword: password(),
    wrongPassword: password(),
    value: `verify-${unique}`,
    resetMobile: reset?.mobile ?? '',
    resetEmail: reset?.email ?? '',
    otherMobile: other?.mobile ?? '',
    otherEmail: other?.email ?? '',
    userMobile: user?.mobile ?? '',
    userEmail: user?.email ?? '',
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
  };
}

function byTag(operations: readonly Operation[]): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const { id, object } of operations)
    for (const tag of object.tags ?? []) tags.set(tag, [...(tags.get(tag) ?? []), id]);
  return tags;
}

/** Reads the codes that the server sent for a workflow, and records the reason for a missing one. */
async function readCodes({ inputs: declared }: Workflow, context: RunContext, outbox: string) {
  const { inputs, missingInputs, secrets } = context;
  for (const { name, sentTo } of declared) {
    if (sentTo === undefined || inputs[name] !== undefined) continue;
    const code = await codeFromOutbox(outbox, inputs[sentTo] ?? '', Object.values(inputs));
    secrets.add('code', code);
    if (code !== undefined) inputs[name] = code;
    else missingInputs.set(name, `no message in ${outbox}: give --outbox, or ${wayToGive(name)}`);
  }
}

/** Throws a `ToolFailure` for workflows with unknown operations, steps or rules. */
function checkReferences(
  workflows: readonly Workflow[],
  operations: ReadonlyMap<string, Operation>,
) {
  const steps = workflows.flatMap((workflow) => workflow.steps);
  const ids = new Set(steps.map(({ id }) => id));
  for (const { id, operationId, needs, rule } of steps) {
    const rules = operations.get(operationId)?.object['x-business-rules'] ?? [];
    const unknown = [
      ...(operations.has(operationId) ? [] : [`the operation "${operationId}"`]),
      ...needs.filter((need) => !ids.has(need)).map((need) => `the step "${need}"`),
      ...(rule === undefined || rules.some(({ name }) => name === rule)
        ? []
        : [`the rule "${rule}"`]),
    ];
    if (unknown.length > 0)
      throw new ToolFailure(
        `The step ${id} refers to ${unknown.join(' and ')}, which the contract does not contain.`,
      );
  }
}

/** Sends the variations of a request. */
async function tryChecks(working: Working, context: RunContext): Promise<RequestResult[]> {
  const { operation } = working;
  const results: RequestResult[] = [];
  for (const { name, trials } of CHECKS.filter(({ applies }) => applies(working)))
    for (const { how, ...trial } of trials(working)) {
      const { problems, curl } = await exchange(context, { operation, ...trial });
      const wrong = problems.length > 0;
      const outcome = wrong ? 'wrong' : 'conforms';
      results.push({
        operation,
        name,
        how: context.secrets.hide(how),
        outcome,
        problems,
        ...(wrong && { curl }),
      });
    }
  return results;
}

/**
 * Runs the workflows against a server, checks each response, and sends variations of one request of each
 * operation. A failed step skips only the steps that need it.
 */
export async function verify(
  contract: ContractDocument,
  { workflows, folder, server, outbox, selection, given }: VerifyOptions,
): Promise<Verification> {
  const all = operationsOf(contract);
  const operations = new Map(all.map((operation) => [operation.id, operation]));
  checkReferences(workflows, operations);
  const fields = optionalFields(contract);
  const staff = `requires a staff account: give adminUsername and adminPassword, or adminToken`;
  const context: RunContext = {
    server,
    folder,
    inputs: inputsWith(given),
    missingInputs: new Map([
      ['adminUsername', `${staff} (--input name=…, or VERIFY_ADMIN_USERNAME …)`],
    ]),
    outputs: new Map(),
    failures: new Map(),
    sessions: new Map(),
    findProblems: problemFinder(contract),
    secrets: createSecrets(),
    observed: observe(),
  };
  const declared = workflows.flatMap(({ inputs }) => inputs);
  for (const [name, value] of Object.entries(context.inputs))
    if (declared.some((input) => input.name === name && input.secret) || /token$/i.test(name))
      context.secrets.add(name, value);
  const steps = workflows.flatMap((workflow) => workflow.steps);
  storeGiven(steps, given, context);
  const isKnown = (name: string) =>
    name in context.inputs ||
    declared.some((input) => input.name === name && input.sentTo !== undefined);
  const plan = planSteps(workflows, selection, given, byTag(all), isKnown);
  const tried = new Set<string>();
  /** Operations with a step that expects success: their checks start from that step. */
  const shown = new Set(
    plan.flatMap(({ step, selected }) => (selected && !step.refused ? [step.operationId] : [])),
  );
  const checked: RequestResult[] = [];

  const run = async ({ step, selected }: PlannedStep): Promise<RequestResult[]> => {
    const operation = operations.get(step.operationId) as Operation;
    const session = step.session && context.sessions.get(step.session);
    if (session !== undefined) {
      context.outputs.set(step.id, { token: session });
      return [];
    }
    const { result, request, response } = await runStep(step, operation, context);
    if (request === undefined || response === undefined) return [result];
    if (!step.refused) fields.record(operation, response.json);
    if (!selected) return [{ ...result, how: 'needed by a later step' }];
    const isRefusal = step.refused && shown.has(operation.id);
    if (!tried.has(operation.id) && !isRefusal) {
      tried.add(operation.id);
      const userToken = context.sessions.get('user');
      checked.push(
        ...(await tryChecks({ operation, step, request, response, contract, userToken }, context)),
      );
    }
    return [result];
  };

  const groups: ResultGroup[] = [];
  for (const workflow of workflows) {
    const planned = plan.filter(({ step }) => workflowIdOf(step) === workflow.id);
    if (planned.length === 0) continue;
    await readCodes(workflow, context, outbox);
    const results: RequestResult[] = [];
    for (const step of planned) results.push(...(await run(step)));
    if (results.length > 0) groups.push({ id: workflow.id, summary: workflow.summary, results });
  }
  if (checked.length > 0) {
    const summary =
      'Checks of all operations: access, repeated requests, languages, pages, filters, invalid input';
    groups.push({ id: 'checks', summary, results: checked });
  }

  const called = new Set(steps.map((step) => step.operationId));
  return {
    version: contract.info.version,
    server,
    groups,
    missingFields: fields.missing(),
    uncalled: all.filter(({ id }) => !called.has(id)),
    coverage: context.observed.coverage(all),
  };
}
