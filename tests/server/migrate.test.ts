import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openDataFolder } from '../../server/base/data-folder.ts';
import { newDataDir } from './support/server-process.ts';
import { unpreparedDataDir } from './support/templates.ts';

const script = join(import.meta.dirname, '../../scripts/migrate.ts');
const run = promisify(execFile);

async function migrate(DATA_DIR: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR };
  return await run(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: unknown) => {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: `${stdout}${stderr}` };
    },
  );
}

it('lists pending migrations with --check, and runs them without it', async () => {
  const folder = await unpreparedDataDir();
  const first = await migrate(folder, '--check');
  expect(first.code).toBe(1);
  expect(first.output).toContain('Pending: 0000_first');
  expect(await migrate(folder, '--check')).toEqual(first);

  const done = await migrate(folder);
  expect(done.code).toBe(0);
  expect(done.output).toMatch(/is up to date now\.$/m);
  expect(await migrate(folder, '--check')).toMatchObject({ code: 0 });

  // A running server locks the folder like this.
  const held = await openDataFolder(folder);
  const busy = await migrate(folder);
  held.release();
  expect(busy).toMatchObject({ code: 2 });
  expect(busy.output).toContain('another process uses this folder');
}, 180_000);

it('reports a missing database in one line', async () => {
  const { code, output } = await migrate(await newDataDir());
  expect(code).toBe(2);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('contains no database')]);
}, 20_000);
