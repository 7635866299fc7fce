import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ToolFailure } from '../../support/tool-failure.ts';

/** A value of a request, by name and place. */
export interface StepParameter {
  name: string;
  in: string;
  value: unknown;
}

/** The kind of account whose session a step uses or begins. */
export type SessionKind = 'user' | 'staff';

/** A step: the operation it calls, with what, and the steps that come before it. */
export interface Step {
  /** `workflow.step`: unique among all workflows. */
  id: string;
  operationId: string;
  parameters: StepParameter[];
  body?: { contentType: string; payload: unknown };
  /** Expression of the token that it sends. */
  token?: string;
  conditions: string[];
  outputs: Record<string, string>;
  /** Ids of the steps that must have succeeded. */
  needs: string[];
  /** Those of them that it continues without: their outputs are left out then. */
  optional: string[];
  /** Whether the contract refuses this call. */
  refused: boolean;
  /** The rule that refuses it. */
  rule?: string;
  /** Begins the session of the run's account or of staff; later steps of the kind share it. */
  session?: SessionKind;
  /** Inputs; where one of them is given, no other step needs this one. */
  unless: string[];
}

/** A value that a workflow takes. */
export interface WorkflowInput {
  name: string;
  /** The step that makes what the value names; not needed where the value is given. */
  madeBy?: string;
  /** The input with the address to which the server sends the value. */
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

/** The conditions of a step whose call breaks a business rule, or is an error. */
const REFUSED = /^(\$response\.body#\/code == 1001|\$statusCode == 4\d\d)$/;

/** Names of the steps or inputs that the expressions of a value refer to. */
function referred(value: unknown, kind: 'steps' | 'inputs'): string[] {
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
  const used = referred(step, 'inputs');
  const needs = [
    ...(step['x-needs'] ?? []),
    ...referred({ ...step, outputs: undefined }, 'steps'),
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
 * Reads the workflows in a folder, in the order of the files' names. Throws a `ToolFailure` if
 * the folder has none or a file can't be read.
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
