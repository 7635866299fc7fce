import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ToolFailure } from '../../support/tool-failure.ts';

/** A parameter of a request, with name and location. */
export interface StepParameter {
  name: string;
  in: string;
  value: unknown;
}

/** Kind of account whose session a step uses or starts. */
export type SessionKind = 'user' | 'staff';

/** A step: an operation with its input and the steps that it needs. */
export interface Step {
  /** `workflow.step`, unique among all workflows. */
  id: string;
  operationId: string;
  parameters: StepParameter[];
  body?: { contentType: string; payload: unknown };
  /** Expression of the token to send. */
  token?: string;
  conditions: string[];
  outputs: Record<string, string>;
  /** Ids of the steps that run before this one; each must succeed, unless it is in `optional`. */
  needs: string[];
  /** Ids of needed steps whose failure doesn't skip this step. */
  optional: string[];
  /** True if the step expects the server to reject the request. */
  refused: boolean;
  /** Name of the business rule that rejects the request. */
  rule?: string;
  /** Session that the step starts; later steps of this kind use it. */
  session?: SessionKind;
  /** Names of inputs; if one of them is given, the step isn't needed. */
  unless: string[];
}

/** An input of a workflow. */
export interface WorkflowInput {
  name: string;
  /** Id of the step that produces the value; not needed if the value is given. */
  madeBy?: string;
  /** Name of the input that contains the recipient of this value. */
  sentTo?: string;
  secret: boolean;
}

/** A workflow of the contract (Arazzo). */
export interface Workflow {
  id: string;
  summary: string;
  steps: Step[];
  inputs: WorkflowInput[];
}

interface ArazzoStep {
  stepId: string;
  operationId?: string;
  parameters?: StepParameter[];
  requestBody?: { contentType: string; payload: unknown };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
  'x-security'?: { values: { apiKey: string } }[];
  'x-needs'?: string[];
  'x-optional'?: string[];
  'x-rule'?: string;
  'x-session'?: SessionKind;
  'x-unless'?: string[];
}

interface ArazzoInput {
  format?: string;
  'x-made-by'?: string;
  'x-sent-to'?: string;
}

interface ArazzoWorkflow {
  workflowId: string;
  summary: string;
  inputs?: { properties: Record<string, ArazzoInput> };
  steps: ArazzoStep[];
}

/** Conditions of a step that expects a rejection. */
const REFUSED = /^(\$response\.body#\/code == 1001|\$statusCode == 4\d\d)$/;

/** Returns the names of the steps or inputs in the expressions of a value. */
function referencedNames(value: unknown, kind: 'steps' | 'inputs'): string[] {
  const text = JSON.stringify(value);
  return [...text.matchAll(/\$(steps|inputs)\.([\w-]+)/g)].flatMap(([, found, name]) =>
    found === kind && name !== undefined ? [name] : [],
  );
}

function stepOf(step: ArazzoStep, workflowId: string, inputs: WorkflowInput[]): Step {
  const global = (id: string) => (id.includes('.') ? id : `${workflowId}.${id}`);
  const id = global(step.stepId);
  const [security] = step['x-security'] ?? [];
  const conditions = (step.successCriteria ?? []).map(({ condition }) => condition);
  const used = referencedNames(step, 'inputs');
  const needs = [
    ...(step['x-needs'] ?? []),
    ...referencedNames({ ...step, outputs: undefined }, 'steps'),
    ...inputs.flatMap(({ name, madeBy }) =>
      madeBy !== undefined && used.includes(name) ? [madeBy] : [],
    ),
  ];
  return {
    id,
    operationId: step.operationId ?? '',
    parameters: step.parameters ?? [],
    ...(step.requestBody && { body: step.requestBody }),
    ...(security && { token: security.values.apiKey }),
    conditions,
    outputs: step.outputs ?? {},
    needs: [...new Set(needs.map(global))].filter((need) => need !== id),
    optional: (step['x-optional'] ?? []).map(global),
    refused: step['x-rule'] !== undefined || conditions.some((one) => REFUSED.test(one)),
    ...(step['x-rule'] && { rule: step['x-rule'] }),
    ...(step['x-session'] && { session: step['x-session'] }),
    unless: step['x-unless'] ?? [],
  };
}

function workflowOf({ workflowId, summary, inputs: declared, steps }: ArazzoWorkflow): Workflow {
  const inputs = Object.entries(declared?.properties ?? {}).map(([name, input]): WorkflowInput => {
    const { 'x-made-by': madeBy, 'x-sent-to': sentTo, format } = input;
    const secret = format === 'password' || sentTo !== undefined;
    return { name, secret, ...(madeBy && { madeBy }), ...(sentTo && { sentTo }) };
  });
  return {
    id: workflowId,
    summary,
    inputs,
    steps: steps.map((one) => stepOf(one, workflowId, inputs)),
  };
}

/**
 * Reads the workflows in a folder, ordered by file name. Throws a `ToolFailure` if there are none or a file
 * is not readable.
 */
export function readWorkflows(folder: string): Workflow[] {
  const files = existsSync(folder) ? globSync('*.arazzo.yaml', { cwd: folder }).sort() : [];
  if (files.length === 0) throw new ToolFailure(`${folder} has no workflows (*.arazzo.yaml).`);
  return files.flatMap((file) => {
    try {
      const { workflows } = parse(readFileSync(join(folder, file), 'utf8')) as {
        workflows: ArazzoWorkflow[];
      };
      return workflows.map(workflowOf);
    } catch (error) {
      throw new ToolFailure(`${basename(file)} can't be read: ${(error as Error).message}`);
    }
  });
}
