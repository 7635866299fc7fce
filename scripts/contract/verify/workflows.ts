import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** A workflow as it is written: which operation each of its steps calls. */
export interface Workflow {
  /** Name of its file, without the folder. */
  file: string;
  id: string;
  summary: string;
  steps: { stepId: string; operationId: string }[];
  inputs: string[];
}

interface Arazzo {
  workflows: {
    workflowId: string;
    summary: string;
    inputs?: { properties: Record<string, unknown> };
    steps: { stepId: string; operationId: string }[];
  }[];
}

/** Reads the workflows of the contract, a file each, in the order of their names. */
export function readWorkflows(root: string): Workflow[] {
  const files = globSync('openapi/workflows/*.arazzo.yaml', { cwd: root }).sort();
  return files.flatMap((file) => {
    const { workflows } = parse(readFileSync(join(root, file), 'utf8')) as Arazzo;
    return workflows.map(({ workflowId: id, summary, steps, inputs }) => ({
      file: basename(file),
      id,
      summary,
      steps,
      inputs: Object.keys(inputs?.properties ?? {}),
    }));
  });
}
