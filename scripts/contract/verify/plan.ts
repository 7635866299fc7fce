import type { Step, Workflow } from './workflows.ts';

/** What of the contract to try; everything where nothing is named. */
export interface Selection {
  operations?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  workflows?: readonly string[] | undefined;
}

/** A step of the plan, and whether it was asked for or only makes what another one needs. */
export interface PlannedStep {
  step: Step;
  asked: boolean;
}

/** The workflow of a step. */
export function workflowIdOf({ id }: Step): string {
  return id.slice(0, id.indexOf('.'));
}

/** A step with all that it needs, directly or not. */
function closureOf(step: Step, byId: ReadonlyMap<string, Step>): Set<Step> {
  const found = new Set<Step>();
  const add = (one: Step) => {
    if (found.has(one)) return;
    found.add(one);
    for (const need of one.needs) {
      const needed = byId.get(need);
      if (needed !== undefined) add(needed);
    }
  };
  add(step);
  return found;
}

/**
 * The step that shows an operation: one that is answered with data rather than a refusal, and among
 * those the one that needs the fewest others.
 */
function stepShowing(operation: string, byId: ReadonlyMap<string, Step>): Step | undefined {
  const calls = [...byId.values()].filter(({ operationId }) => operationId === operation);
  const successes = calls.filter(({ refused }) => !refused);
  return (successes.length > 0 ? successes : calls)
    .map((step) => ({ step, size: closureOf(step, byId).size }))
    .sort((a, b) => a.size - b.size)[0]?.step;
}

/**
 * The steps to take, in the order of the workflows: those that are asked for, and those that they
 * need, of whatever workflow. A step that makes a given value is not needed.
 *
 * @param given inputs whose values the caller has
 * @param idsByTag operations by tag
 */
export function planSteps(
  workflows: readonly Workflow[],
  { operations, tags, workflows: named }: Selection,
  given: ReadonlySet<string>,
  idsByTag: ReadonlyMap<string, readonly string[]>,
): PlannedStep[] {
  const makers = workflows.flatMap(({ id, inputs }) =>
    inputs.flatMap(({ name, madeBy }) =>
      madeBy !== undefined && given.has(name) ? [`${id} ${madeBy}`] : [],
    ),
  );
  const steps = workflows.flatMap((workflow) =>
    workflow.steps.map((step): Step => ({
      ...step,
      needs: step.needs.filter((need) => !makers.includes(`${workflow.id} ${need}`)),
    })),
  );
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ids = [...(operations ?? []), ...(tags ?? []).flatMap((tag) => idsByTag.get(tag) ?? [])];
  const everything = operations === undefined && tags === undefined && named === undefined;
  const asked = new Set(
    everything
      ? steps
      : [
          ...ids.flatMap((id) => stepShowing(id, byId) ?? []),
          ...steps.filter((step) => named?.includes(workflowIdOf(step))),
        ],
  );
  const planned = new Set([...asked].flatMap((step) => [...closureOf(step, byId)]));
  return steps
    .filter((step) => planned.has(step))
    .map((step) => ({ step, asked: asked.has(step) }));
}
