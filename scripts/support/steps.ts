import { spawn } from 'node:child_process';
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
}

async function runStep({ name, run: [program, ...args], env }: Step): Promise<Done> {
  console.log(`\n▶ ${name}: ${[program, ...args].join(' ')}`);
  const started = performance.now();
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { name, milliseconds: performance.now() - started, failed: code !== 0 };
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Runs steps one after another, up to the first that fails, and prints how long each took. The exit
 * code is 1 where one failed.
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
  for (const { name, milliseconds, failed } of done)
    console.log(`${name.padEnd(width)} ${duration(milliseconds)}${failed ? ' failed' : ''}`);
  console.log(`${'whole'.padEnd(width)} ${duration(all)}`);
  if (done.some(({ failed }) => failed)) process.exitCode = 1;
}
