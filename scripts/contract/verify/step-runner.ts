import { randomUUID } from 'node:crypto';
import type { Operation } from '../document.ts';
import { IDEMPOTENCY_KEY, send, type Call, type ReceivedResponse } from './calls.ts';
import { conditionHolds, resolve, type Missing, type Scope } from './expressions.ts';
import { isNotImplemented } from './not-implemented.ts';
import { workflowIdOf } from './plan.ts';
import type { FindProblems } from './response-problems.ts';
import type { CallResult } from './result.ts';
import { CONTRACT_LANGUAGES } from '../../support/languages.ts';
import type { Step } from './workflows.ts';

/** What the steps of one run share. */
export interface RunContext {
  /** Address of the API. */
  server: string;
  /** Folder of the workflows, for the files that they upload. */
  folder: string;
  inputs: Record<string, string>;
  /** Why an input has no value, by its name. */
  missingInputs: Map<string, string>;
  /** Outputs of the steps that succeeded, by their ids. */
  outputs: Map<string, Record<string, unknown>>;
  /** Why a step did not succeed, by its id. */
  failures: Map<string, string>;
  findProblems: FindProblems;
}

/** A step that was taken: what it showed, and the exchange itself where there was one. */
export interface TakenStep {
  result: CallResult;
  call?: Call;
  response?: ReceivedResponse;
}

const [LANGUAGE] = CONTRACT_LANGUAGES;

/** `$steps.listNews.outputs.id` as a reader finds it: "the id of listNews". */
function nameOf(expression: string): string {
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step !== undefined && output !== undefined) return `"${output}" from the step ${step}`;
  return `"${expression.replace('$inputs.', '')}" (--input)`;
}

/** Whether an expression takes something from a step that this one continues without. */
function isOptional(expression: string, step: Step): boolean {
  const [, name] = /^\$steps\.([\w-]+)\./.exec(expression) ?? [];
  return name !== undefined && step.optional.includes(`${workflowIdOf(step)}.${name}`);
}

/** A key for what a call creates, where its operation takes one. */
function newKey({ object }: Operation): Record<string, string> {
  const takesKey = object.parameters?.some(({ name }) => name === IDEMPOTENCY_KEY) ?? false;
  return takesKey ? { [IDEMPOTENCY_KEY]: randomUUID() } : {};
}

function callOf(step: Step, operation: Operation, scope: Scope, missing: Missing): Call {
  const values = step.parameters.map(({ name, in: place, value }) => ({
    name,
    place,
    value: String(resolve(value, scope, missing)),
  }));
  const inPlace = (place: string) =>
    Object.fromEntries(
      values.flatMap((one) => (one.place === place ? [[one.name, one.value]] : [])),
    );
  const inPath = inPlace('path');
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath[name] ?? ''),
  );
  const token = step.token === undefined ? undefined : resolve(step.token, scope, missing);
  const payload = step.body && resolve(step.body.payload, scope, missing);
  return {
    method: operation.method,
    path,
    query: inPlace('query'),
    headers: {
      'accept-language': LANGUAGE,
      ...newKey(operation),
      ...inPlace('header'),
      ...(typeof token === 'string' ? { token } : {}),
    },
    ...(step.body === undefined ? {} : { body: { ...step.body, payload } }),
  };
}

/** Takes one step: calls the operation where everything it needs is done, and judges the response. */
export async function takeStep(
  step: Step,
  operation: Operation,
  context: RunContext,
): Promise<TakenStep> {
  const { server, folder, inputs, outputs, failures, findProblems } = context;
  const base = { operation, name: step.id, problems: [] };
  const how = step.refused ? { how: 'by a call that it must refuse' } : {};
  const fail = (outcome: 'notTried' | 'notImplemented', reason: string, why: string): TakenStep => {
    failures.set(step.id, why);
    return { result: { ...base, ...how, outcome, reason } };
  };

  const lacking = step.needs.find((need) => !outputs.has(need) && !step.optional.includes(need));
  if (lacking !== undefined) {
    const why = failures.get(lacking) ?? 'is in no workflow';
    const reason = `it needs the step ${lacking}, which ${why}`;
    return fail('notTried', reason, 'was not tried');
  }
  const missing: Missing = [];
  const scope: Scope = { inputs, outputs, workflow: workflowIdOf(step) };
  const call = callOf(step, operation, scope, missing);
  const first = missing.find((expression) => !isOptional(expression, step));
  if (first !== undefined) {
    const reason = context.missingInputs.get(first.replace('$inputs.', ''));
    const none = `it needs ${nameOf(first)}, and there was none`;
    return fail('notTried', reason ?? none, 'was not tried');
  }

  const response = await send(server, call, folder);
  if (typeof response === 'string') {
    failures.set(step.id, 'got no response');
    const problems = [`no response (${response})`];
    return { result: { ...base, ...how, outcome: 'wrong', problems } };
  }
  const expected = step.refused ? 'refusal' : 'success';
  const problems = findProblems(response, { operation, expected, language: LANGUAGE });
  if (problems.length > 0 && (await isNotImplemented(server, call, response, folder)))
    return fail('notImplemented', 'the server does not know it', 'is not implemented');

  const answered: Scope = { ...scope, response: { status: response.status, body: response.json } };
  const broken = step.conditions.filter((condition) => !conditionHolds(condition, answered));
  if (broken.length > 0) {
    failures.set(step.id, 'failed');
    // A condition that fails because of a problem above adds nothing.
    if (problems.length === 0) problems.push(...broken.map((condition) => `not so: ${condition}`));
  } else {
    const found = Object.entries(step.outputs).map(([name, expression]) => [
      name,
      resolve(expression, answered, []),
    ]);
    outputs.set(step.id, Object.fromEntries(found) as Record<string, unknown>);
  }
  const outcome = problems.length > 0 ? 'wrong' : 'conforms';
  // Of an operation of many addresses, the one that was asked for.
  if (call.path !== operation.path)
    problems.splice(0, 1, ...problems.slice(0, 1).map((problem) => `${problem}, at ${call.path}`));
  return { result: { ...base, ...how, outcome, problems }, call, response };
}
