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

/** A step: the operation it calls, with what, and what has to be done before it. */
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
  /** Those of them that it continues without: what it takes from them is left out then. */
  optional: string[];
  /** Whether a business rule of the contract refuses this call. */
  refused: boolean;
  /** Whose session its output `token` is. */
  session?: 'user' | 'staff';
}

/** A value that a workflow is given. */
export interface WorkflowInput {
  name: string;
  /** The step that makes what the value names; not needed where the caller gives the value. */
  madeBy?: string;
  /** The input with the address to which the server sends the value. */
  sentTo?: string;
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
  'x-session'?: 'user' | 'staff';
}

interface ArazzoWorkflow {
  workflowId: string;
  summary: string;
  inputs?: { properties: Record<string, { 'x-made-by'?: string; 'x-sent-to'?: string }> };
  steps: ArazzoStep[];
}

/** The condition of a step whose call breaks a business rule. */
const REFUSED = '$response.body#/code == 1001';

/** Names that the expressions of a value refer to: of steps, or of inputs. */
function referred(value: unknown, kind: 'steps' | 'inputs'): string[] {
  const text = JSON.stringify(value);
  return [...text.matchAll(/\$(steps|inputs)\.([\w-]+)/g)].flatMap(([, found, name]) =>
    found === kind && name !== undefined ? [name] : [],
  );
}

function stepOf(step: ArazzoStep, workflow: ArazzoWorkflow, inputs: WorkflowInput[]): Step {
  const { workflowId } = workflow;
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
    ...(step.requestBody === undefined ? {} : { body: step.requestBody }),
    ...(security === undefined ? {} : { token: security.values.apiKey }),
    conditions,
    outputs: step.outputs ?? {},
    needs: [...new Set(needs.map(global))].filter((need) => need !== id),
    optional: (step['x-optional'] ?? []).map(global),
    refused: conditions.includes(REFUSED),
    ...(step['x-session'] === undefined ? {} : { session: step['x-session'] }),
  };
}

function workflowOf(workflow: ArazzoWorkflow): Workflow {
  const properties = Object.entries(workflow.inputs?.properties ?? {});
  const inputs = properties.map(
    ([name, { 'x-made-by': madeBy, 'x-sent-to': sentTo }]): WorkflowInput => ({
      name,
      ...(madeBy === undefined ? {} : { madeBy }),
      ...(sentTo === undefined ? {} : { sentTo }),
    }),
  );
  return {
    id: workflow.workflowId,
    summary: workflow.summary,
    steps: workflow.steps.map((step) => stepOf(step, workflow, inputs)),
    inputs,
  };
}

/** Says what is wrong with a file of workflows, as far as running it goes. */
function problemOf(read: unknown): string | undefined {
  if (typeof read !== 'object' || read === null || !('workflows' in read))
    return 'has no workflows';
  return Array.isArray(read.workflows) ? undefined : 'has no list of workflows';
}

/**
 * Reads the workflows in a folder, in the order of the files' names. Throws a `ToolFailure` where
 * the folder has none or a file can't be read.
 */
export function readWorkflows(folder: string): Workflow[] {
  const files = existsSync(folder) ? globSync('*.arazzo.yaml', { cwd: folder }).sort() : [];
  if (files.length === 0) throw new ToolFailure(`${folder} has no workflows (*.arazzo.yaml).`);
  return files.flatMap((file) => {
    let read: unknown;
    try {
      read = parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      throw new ToolFailure(`${basename(file)} can't be read: ${(error as Error).message}`);
    }
    const problem = problemOf(read);
    if (problem !== undefined) throw new ToolFailure(`${basename(file)} ${problem}.`);
    return (read as { workflows: ArazzoWorkflow[] }).workflows.map(workflowOf);
  });
}
