import { oneOf } from '../../scripts/support/command-line.ts';
import { UsageFailure } from '../../scripts/support/tool-failure.ts';
import { FAULTS, type Fault } from './faults.ts';
import { WORLDS, type WorldName } from './world.ts';

interface Run {
  fault: Fault;
  world: WorldName;
}

/** The selected runs in the order of the list, grouped by deployment. */
export function chosenRuns(only: string | undefined, on: string | undefined): Run[] {
  const world = on === undefined ? undefined : oneOf('--on', on, WORLDS);
  const names = only?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => FAULTS.every((fault) => fault.name !== name));
  if (unknown !== undefined)
    throw new UsageFailure(`--only: there is no fault "${unknown}"; --list names them.`);
  const runs = WORLDS.filter((one) => world === undefined || one === world).flatMap((one) =>
    FAULTS.filter((fault) => fault.worlds.includes(one)).map((fault) => ({ fault, world: one })),
  );
  const chosen = runs.filter(({ fault }) => names?.includes(fault.name) ?? true);
  if (chosen.length === 0)
    throw new UsageFailure(`--only ${only ?? ''}: has nothing to fail in the world ${on ?? ''}.`);
  return chosen;
}
