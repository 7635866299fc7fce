import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_FLAGS } from '../../scripts/support/server-flags.ts';

const FILE = join(import.meta.dirname, '../../deploy/competition-site.service');
const unit = readFileSync(FILE, 'utf8');

/** Highest exposure, from 0 to 10, of `systemd-analyze security`. */
const MAX_EXPOSURE = 4;

it('the systemd unit starts the server as `npm start` does, without npm', () => {
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const folder = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1] ?? '';
  expect(command).toBe(
    [`${folder}/node_modules/.bin/node`, ...SERVER_FLAGS, `${folder}/server/boot/main.ts`].join(
      ' ',
    ),
  );
});

it('the systemd unit replaces processes on a reload, and does not repeat a start with invalid settings', () => {
  expect(unit).toMatch(/^ExecReload=kill -HUP \$MAINPID$/m);
  expect(unit).toMatch(/^Restart=always$/m);
  const main = readFileSync(join(import.meta.dirname, '../../server/boot/main.ts'), 'utf8');
  const [, code = ''] = /INVALID_SETTINGS = (\d+);/.exec(main) ?? [];
  expect(unit).toContain(`\nRestartPreventExitStatus=${code}\n`);
});

const analysis = spawnSync('systemd-analyze', ['security', '--offline=true', FILE], {
  encoding: 'utf8',
});

it.skipIf(analysis.error !== undefined)(
  'the systemd unit is hardened (skipped without systemd)',
  () => {
    const [, exposure = 'none'] = /exposure level for .*: (\d+\.\d)/.exec(analysis.stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(MAX_EXPOSURE);
  },
);
