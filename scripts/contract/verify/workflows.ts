import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** A step: the operation it calls, and whether it is tried by what the contract has it refuse. */
export interface Step {
  stepId: string;
  operationId: string;
  refused: boolean;
}

/** A workflow as it is written. */
export interface Workflow {
  /** Name of its file, without the folder. */
  file: string;
  id: string;
  summary: string;
  steps: Step[];
  inputs: string[];
}

interface Arazzo {
  workflows: {
    workflowId: string;
    summary: string;
    inputs?: { properties: Record<string, unknown> };
    steps: { stepId: string; operationId: string; successCriteria?: { condition: string }[] }[];
  }[];
}

/** The criterion of a step whose call breaks a business rule. */
const REFUSED = '$response.body#/code == 1001';

/** Reads the workflows of the contract, a file each, in the order of their names. */
export function readWorkflows(root: string): Workflow[] {
  const files = globSync('openapi/workflows/*.arazzo.yaml', { cwd: root }).sort();
  return files.flatMap((file) => {
    const { workflows } = parse(readFileSync(join(root, file), 'utf8')) as Arazzo;
    return workflows.map(({ workflowId: id, summary, steps, inputs }) => ({
      file: basename(file),
      id,
      summary,
      steps: steps.map(({ stepId, operationId, successCriteria = [] }) => ({
        stepId,
        operationId,
        refused: successCriteria.some(({ condition }) => condition === REFUSED),
      })),
      inputs: Object.keys(inputs?.properties ?? {}),
    }));
  });
}
