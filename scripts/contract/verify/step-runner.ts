import { randomUUID } from 'node:crypto';
import type { Operation } from '../document.ts';
import { CONTRACT_LANGUAGES } from '../../support/languages.ts';
import { IDEMPOTENCY_KEY, type TrialRequest, type ReceivedResponse } from './requests.ts';
import { judgeResponse } from './checks/responses.ts';
import { exchange, type RunContext } from './exchange.ts';
import { conditionHolds, resolve, valueAt, type Missing, type Scope } from './expressions.ts';
import { isNotImplemented } from './not-implemented.ts';
import { givenOutputs, TOKENS, workflowIdOf, type Given } from './plan.ts';
import type { Expectation } from './response-problems.ts';
import type { RequestResult } from './result.ts';
import { shellName } from './secrets.ts';
import type { Step } from './workflows.ts';

/** Result of a step, and its exchange if a request was sent. */
export interface StepResult {
  result: RequestResult;
  request?: TrialRequest;
  response?: ReceivedResponse;
}

/** Returns the options that set a value. */
export function wayToGive(name: string): string {
  return `give --input ${name}=…${name.includes('.') ? '' : ` or VERIFY_${shellName(name)}`}`;
}

/** Returns true if an expression refers to an optional step. */
function isOptional(expression: string, step: Step): boolean {
  const [, name] = /^\$steps\.([\w-]+)\./.exec(expression) ?? [];
  return name !== undefined && step.optional.includes(`${workflowIdOf(step)}.${name}`);
}

/** Returns an idempotency key if the operation accepts one. */
function newKey({ object }: Operation): Record<string, string> {
  const takesKey = object.parameters?.some(({ name }) => name === IDEMPOTENCY_KEY) ?? false;
  return takesKey ? { [IDEMPOTENCY_KEY]: randomUUID() } : {};
}

function requestOf(step: Step, operation: Operation, scope: Scope, missing: Missing): TrialRequest {
  const values = step.parameters.map((one) => ({
    ...one,
    value: resolve(one.value, scope, missing),
  }));
  const inPlace = (place: string) =>
    Object.fromEntries(
      values.flatMap((one) =>
        one.in === place && one.value !== undefined
          ? [[one.name, String(one.value as string | number)]]
          : [],
      ),
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
      'accept-language': CONTRACT_LANGUAGES[0],
      ...newKey(operation),
      ...inPlace('header'),
      ...(typeof token === 'string' ? { token } : {}),
    },
    ...(step.body === undefined ? {} : { body: { ...step.body, payload } }),
  };
}

function expectationOf({ rule, refused, conditions }: Step, { object }: Operation): Expectation {
  const named = object['x-business-rules']?.find(({ name }) => name === rule);
  if (named !== undefined) return [named.code];
  const status = conditions.flatMap((one) => /^\$statusCode == ([45]\d\d)$/.exec(one)?.[1] ?? []);
  if (status.length > 0) return status.map(Number);
  return refused ? 'refusal' : 'success';
}

/** Reports a rejection whose message belongs to another business rule than the step's. */
function ruleProblems({ rule }: Step, { object }: Operation, json: unknown): string[] {
  const rules = object['x-business-rules'] ?? [];
  const own = rules.find(({ name }) => name === rule);
  const returned = rules.find(({ msg }) => msg === valueAt(json, '/msg'));
  if (own === undefined || returned === undefined || own.msg === returned.msg) return [];
  return [`responded with the rule ${returned.name}, expected ${own.name}`];
}

/** Stores the outputs of a successful step; tokens and tickets are secrets. */
function storeOutputs(step: Step, scope: Scope, { outputs, sessions, secrets }: RunContext): void {
  const found: Record<string, unknown> = {};
  for (const [name, expression] of Object.entries(step.outputs)) {
    found[name] = resolve(expression, scope, []);
    if (['token', 'ticket'].includes(name))
      secrets.add(TOKENS[step.session ?? 'user'], found[name]);
  }
  outputs.set(step.id, { ...found, ...outputs.get(step.id) });
  if (step.session && typeof found['token'] === 'string')
    sessions.set(step.session, found['token']);
}

/** Stores given values as the outputs of the steps that would produce them. */
export function storeGiven(steps: readonly Step[], given: Given, context: RunContext): void {
  for (const step of steps) {
    const own = givenOutputs(step, given);
    if (own === undefined) continue;
    context.outputs.set(step.id, own);
    if (step.session && typeof own['token'] === 'string')
      context.sessions.set(step.session, own['token']);
  }
}

/** Returns the reason for which a step cannot run; undefined if it can. */
function obstacle(step: Step, missing: Missing, context: RunContext): string | undefined {
  const { outputs, failures, missingInputs } = context;
  const lacking = step.needs.find((need) => !outputs.has(need) && !step.optional.includes(need));
  if (lacking !== undefined) return failures.get(lacking) ?? `requires the step ${lacking}`;
  const first = missing.find((expression) => !isOptional(expression, step));
  if (first === undefined) return undefined;
  const input = first.replace('$inputs.', '');
  const [, from, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(first) ?? [];
  if (from !== undefined)
    return `requires the output "${output ?? ''}" of the step ${from}, which had none`;
  return missingInputs.get(input) ?? `requires "${input}": ${wayToGive(input)}`;
}

/** Runs a step if the outputs and inputs that it needs exist, and checks the response. */
export async function runStep(
  step: Step,
  operation: Operation,
  context: RunContext,
): Promise<StepResult> {
  const { inputs, outputs, failures } = context;
  const expected = expectationOf(step, operation);
  const how = expected === 'success' ? {} : { how: 'with a request that it must reject' };
  const base = { operation, name: step.id, problems: [], ...how };
  const missing: Missing = [];
  const scope: Scope = { inputs, outputs, workflow: workflowIdOf(step) };
  const request = requestOf(step, operation, scope, missing);
  const reason = obstacle(step, missing, context);
  if (reason !== undefined) {
    failures.set(step.id, reason);
    return { result: { ...base, outcome: 'notTried', reason } };
  }

  const { rule } = step;
  const judge = (received: ReceivedResponse) => {
    const after = { ...scope, response: { status: received.status, body: received.json } };
    const broken = step.conditions.filter((condition) => !conditionHolds(condition, after));
    if (broken.length === 0) storeOutputs(step, after, context);
    return [
      ...broken.map((condition) => `failed condition: ${condition}`),
      ...ruleProblems(step, operation, received.json),
      ...(expected === 'success' ? judgeResponse({ operation, request, response: received }) : []),
    ];
  };
  const { response, problems, curl } = await exchange(context, {
    operation,
    request,
    expected,
    rule,
    judge,
  });
  if (response !== undefined && problems.length > 0) {
    if (await isNotImplemented(context, operation, request, response)) {
      const [output] = Object.keys(step.outputs);
      const instead =
        output === undefined || step.session ? '' : `; ${wayToGive(`${operation.id}.${output}`)}`;
      failures.set(step.id, `requires the step ${step.id}, which is not implemented${instead}`);
      return {
        result: { ...base, outcome: 'notImplemented', reason: 'unknown to the server' },
      };
    }
    // Stores the outputs in spite of the problems, unless a condition fails, so that later steps can run.
    if (!outputs.has(step.id)) judge(response);
  }
  if (!outputs.has(step.id)) failures.set(step.id, `requires the step ${step.id}, which failed`);
  if (problems.length === 0)
    return { result: { ...base, outcome: 'conforms' }, request, ...(response && { response }) };
  // Adds the path of the request, because the operation's path has parameters.
  if (request.path !== operation.path) problems[0] = `${problems[0] ?? ''}, at ${request.path}`;
  const result: RequestResult = { ...base, outcome: 'wrong', problems, curl };
  return { result, request, ...(response && { response }) };
}
