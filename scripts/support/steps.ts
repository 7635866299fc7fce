import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endTogether } from './end-together.ts';

/** A step of a command: its name in the summary, and the npm script or program that does it. */
export interface Step {
  name: string;
  /** Program and arguments; programs of `node_modules/.bin` are found. */
  run: readonly [string, ...string[]];
  /** Join the environment. */
  env?: Record<string, string>;
}

interface Done {
  name: string;
  milliseconds: number;
  failed: boolean;
  /** The signal that ended the run during the step. */
  stopped?: NodeJS.Signals | undefined;
}

/**
 * Starts a child that ends at a signal to this process as at Ctrl-C, so that it can end what it
 * started. At a terminal Ctrl-C reaches the child itself: a second one would have it leave all that
 * behind.
 */
function startEndable(start: () => ChildProcess) {
  let received: NodeJS.Signals | undefined;
  // Before the child is there: it may speak before this process continues, and be answered by a signal.
  const end = (signal: NodeJS.Signals) => {
    received ??= signal;
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill('SIGINT');
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const child = endTogether(start(), 'SIGINT');
  child.once('exit', () => process.off('SIGINT', end).off('SIGTERM', end));
  return { child, signal: () => received };
}

/** Steps one after another. */
type Row = readonly Step[];

/** What a command does in turn: a step, or rows of steps at once. */
export type Steps = readonly (Step | readonly Row[])[];

/** Runs a step; what one says that is not shown as it runs joins `output`. */
async function runStep(step: Step, output?: string[]): Promise<Done> {
  const { name, env } = step;
  const [program, ...args] = step.run;
  const begun = `\n▶ ${name}: ${step.run.join(' ')}\n`;
  if (output) output.push(begun);
  else process.stdout.write(begun);
  const started = performance.now();
  const { child, signal } = startEndable(() =>
    spawn(program, args, {
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    }),
  );
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => output?.push(part));
  // All that it has said has come once it is closed.
  const [code] = (await once(child, 'close')) as [number | null];
  const milliseconds = performance.now() - started;
  const stopped = signal();
  return { name, milliseconds, failed: code !== 0 || stopped !== undefined, stopped };
}

/**
 * Runs rows at once; none begins a step after one has failed. The first row is shown as it runs, what
 * the others said afterwards, so that each stands in one piece.
 */
async function runRows([first, ...others]: readonly Row[], done: Done[]): Promise<void> {
  const runRow = async (row: Row, output?: string[]) => {
    for (const step of row) {
      if (done.some(({ failed }) => failed)) return;
      done.push(await runStep(step, output));
    }
  };
  const outputs = others.map((): string[] => []);
  await Promise.all([runRow(first ?? []), ...others.map((row, at) => runRow(row, outputs[at]))]);
  process.stdout.write(outputs.flat().join(''));
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Runs steps one after another, up to the first that fails, and prints how long each took. Where a
 * step leaves a core idle, rows of steps stand in its place, which run at once. The exit code is 1
 * where one failed. A signal ends the steps under way and what they started.
 */
export async function runSteps(steps: Steps): Promise<void> {
  const done: Done[] = [];
  const started = performance.now();
  for (const step of steps) await runRows('run' in step ? [[step]] : step, done);
  const all = performance.now() - started;
  const width = Math.max(...done.map(({ name }) => name.length), 5);
  console.log('\nminutes:seconds of each step');
  for (const { name, milliseconds, failed, stopped } of done) {
    const end = stopped === undefined ? 'failed' : `ended by ${stopped}`;
    console.log(`${name.padEnd(width)} ${duration(milliseconds)}${failed ? ` ${end}` : ''}`);
  }
  console.log(`${'whole'.padEnd(width)} ${duration(all)}`);
  if (done.some(({ failed }) => failed)) process.exitCode = 1;
}
