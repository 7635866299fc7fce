import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steps-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A step that runs a script. */
const step = (name: string, script: string) => ({ name, run: [process.execPath, '-e', script] });

/** Leaves a mark, and ends once another is there. */
const meets = (own: string, other: string) => `
  const { existsSync, writeFileSync } = require('node:fs');
  writeFileSync(${JSON.stringify(join(folder, own))}, '');
  const look = () =>
    existsSync(${JSON.stringify(join(folder, other))}) ? console.log('${own} has met') : setImmediate(look);
  look();`;

/** Runs steps in a process of their own; answers what it wrote and its exit code. */
async function run(steps: object): Promise<{ out: string; code: number | null }> {
  const program = `
    import { runSteps } from './scripts/support/steps.ts';
    await runSteps(${JSON.stringify(steps)});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  await once(child, 'close');
  return { out, code: child.exitCode };
}

it('runs rows of steps at once, and shows what each said in one piece', async () => {
  const rows = [
    [step('first', meets('first', 'second'))],
    [step('second', meets('second', 'first')), step('third', 'console.error("third")')],
  ];
  const { out, code } = await run([rows, step('last', 'console.log("last")')]);
  const said = out.split('\n').filter((line) => /^(▶ |[a-z]+ has met|third$|last$)/.test(line));
  expect(said.map((line) => line.replace(/:.*/, ''))).toEqual([
    ...['▶ first', 'first has met', '▶ second', 'second has met'],
    ...['▶ third', 'third', '▶ last', 'last'],
  ]);
  expect(code).toBe(0);
});

it('begins no step in any row after one has failed', async () => {
  const fails = `
    require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'failing'))}, String(process.pid));
    process.exitCode = 3;`;
  const outlives = `
    const { existsSync, readFileSync } = require('node:fs');
    const file = ${JSON.stringify(join(folder, 'failing'))};
    const look = () => {
      try {
        if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')), 0);
        setImmediate(look);
      } catch {}
    };
    look();`;
  const rows = [
    [step('outlives', outlives), step('next', 'console.log("next begun")')],
    [step('fails', fails), step('after', 'console.log("after begun")')],
  ];
  const { out, code } = await run([rows, step('last', 'console.log("last begun")')]);
  expect(out).toMatch(/^fails +0:\d\d failed$/m);
  expect(out).toMatch(/^outlives +0:\d\d$/m);
  expect(out).not.toMatch(/^\w+ begun$/m);
  expect(code).toBe(1);
});
