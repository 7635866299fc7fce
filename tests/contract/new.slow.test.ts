import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, ROOT, type ProjectCopy } from './support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
}, 180_000);
afterAll(() => copy.remove());

/** The commands of the section, as the README gives them. */
function exampleCommands(): string[] {
  const readme = readFileSync(join(ROOT, 'openapi/README.md'), 'utf8');
  const [, block = ''] = /### A new resource[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  return block.trim().split('\n');
}

function run(command: string) {
  const { stdout, stderr, status } = spawnSync(command, {
    cwd: copy.root,
    shell: true,
    encoding: 'utf8',
    // A run inside a run would take its settings for its own.
    env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '', NODE_OPTIONS: '', NODE_ENV: '' },
  });
  return { said: `${command}\n${stdout}${stderr}`, status };
}

it('a new resource passes what the README runs, as the README runs it', () => {
  const commands = exampleCommands();
  expect(commands[0]).toBe('npm run contract:new -- resource sponsor');
  for (const command of commands) {
    const { said, status } = run(command);
    expect(status, said).toBe(0);
  }
}, 900_000);

it('a resource that is there already, or has no name, changes nothing', () => {
  const again = run('npm run --silent contract:new -- resource sponsor');
  expect(again).toMatchObject({ status: 2 });
  expect(again.said).toMatch(/there already.*openapi\/paths\/sponsor\.yaml/);
  const unnamed = run('npm run --silent contract:new -- resource Sponsors!');
  expect(unnamed).toMatchObject({ status: 2 });
  expect(unnamed.said).toMatch(/not "Sponsors!"/);
}, 60_000);
