import type { SessionKind, Step, Workflow } from './workflows.ts';

/** Operations, tags and workflows to run; all if none is named. */
export interface Selection {
  operations?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  workflows?: readonly string[] | undefined;
}

/** Values given by the caller: inputs of workflows, tokens, and outputs of any type (`listNews.id`). */
export type Given = Readonly<Record<string, unknown>>;

/** Inputs that replace a login. */
export const TOKENS: Record<SessionKind, string> = { user: 'token', staff: 'adminToken' };

/** A step of the plan; `selected` is false if only other steps need it. */
export interface PlannedStep {
  step: Step;
  selected: boolean;
}

/** Returns the id of a step's workflow. */
export function workflowIdOf({ id }: Step): string {
  return id.slice(0, id.indexOf('.'));
}

/** Returns the given outputs of a step, by name; undefined if there are none. */
export function givenOutputs({ operationId, session }: Step, given: Given) {
  const prefix = `${operationId}.`;
  const token = session && given[TOKENS[session]];
  const own = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  if (token !== undefined) own.push([`${prefix}token`, token]);
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Returns a step with all steps that it needs, directly or indirectly. */
function closureOf(step: Step, byId: ReadonlyMap<string, Step>, found = new Set<Step>()) {
  if (found.has(step)) return found;
  found.add(step);
  for (const need of step.needs) {
    const needed = byId.get(need);
    if (needed !== undefined) closureOf(needed, byId, found);
  }
  return found;
}

/**
 * Returns the selected steps and the steps that they need, in the order of the workflows. A step whose
 * outputs are given is not needed.
 *
 * @param idsByTag operations by tag
 * @param isKnown returns true if the run has or can produce a value for an input
 */
export function planSteps(
  workflows: readonly Workflow[],
  { operations, tags, workflows: named }: Selection,
  given: Given,
  idsByTag: ReadonlyMap<string, readonly string[]>,
  isKnown: (input: string) => boolean,
): PlannedStep[] {
  const all = workflows.flatMap((workflow) => workflow.steps);
  const isGiven = (step: Step) =>
    givenOutputs(step, given) !== undefined || step.unless.some((name) => name in given);
  const notNeeded = new Set(all.filter(isGiven).map(({ id }) => id));
  const steps = workflows.flatMap((workflow) => {
    const made = workflow.inputs.flatMap(({ name, madeBy }) =>
      madeBy !== undefined && name in given ? [madeBy, `${workflow.id}.${madeBy}`] : [],
    );
    return workflow.steps
      .filter(({ session }) => session === undefined || !(TOKENS[session] in given))
      .map((step) => ({
        ...step,
        needs: step.needs.filter((need) => !notNeeded.has(need) && !made.includes(need)),
      }));
  });
  const byId = new Map(steps.map((step) => [step.id, step]));
  /** Returns the number of steps that a step needs; much more for a missing input or a rejected request. */
  const cost = (step: Step) => {
    const closure = closureOf(step, byId);
    const inputs = JSON.stringify([...closure]).matchAll(/\$inputs\.([\w-]+)/g);
    const isMissingInput = [...inputs].some(([, name = '']) => !isKnown(name));
    return closure.size + (isMissingInput ? 1000 : 0) + (step.refused ? 10_000 : 0);
  };
  /** Returns the step with the lowest cost that calls an operation. */
  const showing = (id: string) =>
    steps.filter((one) => one.operationId === id).sort((a, b) => cost(a) - cost(b))[0];
  const ids = [...(operations ?? []), ...(tags ?? []).flatMap((tag) => idsByTag.get(tag) ?? [])];
  const everything = operations === undefined && tags === undefined && named === undefined;
  const selected = new Set(
    everything
      ? steps
      : [
          ...ids.flatMap((id) => showing(id) ?? []),
          ...steps.filter((step) => named?.includes(workflowIdOf(step))),
        ],
  );
  const planned = new Set([...selected].flatMap((step) => [...closureOf(step, byId)]));
  return steps
    .filter((step) => planned.has(step))
    .map((step) => ({ step, selected: selected.has(step) }));
}
