import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

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
 * Ends a child at a signal to this process as Ctrl-C would, so that it can end what it started. At a
 * terminal Ctrl-C reaches the child itself: a second one would have it leave all that behind.
 */
function endAtSignals(child: ChildProcess): { signal: () => NodeJS.Signals | undefined } {
  let received: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals) => {
    received ??= signal;
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill('SIGINT');
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  child.once('exit', () => process.off('SIGINT', end).off('SIGTERM', end));
  return { signal: () => received };
}

async function runStep({ name, run: [program, ...args], env }: Step): Promise<Done> {
  console.log(`\n▶ ${name}: ${[program, ...args].join(' ')}`);
  const started = performance.now();
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const { signal } = endAtSignals(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  const stopped = signal();
  const failed = code !== 0 || stopped !== undefined;
  return { name, milliseconds: performance.now() - started, failed, stopped };
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Runs steps one after another, up to the first that fails, and prints how long each took. The exit
 * code is 1 where one failed. A signal ends the step under way and what it started.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const done: Done[] = [];
  for (const step of steps) {
    done.push(await runStep(step));
    if (done.at(-1)?.failed === true) break;
  }
  const all = done.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const width = Math.max(...steps.map(({ name }) => name.length), 5);
  console.log('\nminutes:seconds of each step');
  for (const { name, milliseconds, failed, stopped } of done) {
    const end = stopped === undefined ? 'failed' : `ended by ${stopped}`;
    console.log(`${name.padEnd(width)} ${duration(milliseconds)}${failed ? ` ${end}` : ''}`);
  }
  console.log(`${'whole'.padEnd(width)} ${duration(all)}`);
  if (done.some(({ failed }) => failed)) process.exitCode = 1;
}
