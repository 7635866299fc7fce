import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './support/free-port.ts';
import { emptyDataDir } from './support/templates.ts';

const root = join(import.meta.dirname, '../..');

describe('npm run dev', () => {
  let site: string;
  let api: string;
  let stop: () => Promise<void>;

  /** Requests until a response arrives, because the two processes start independently. */
  async function respond(url: string): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      try {
        const response = await fetch(url);
        if (response.ok || tries > 900) return response;
      } catch (error) {
        if (tries > 900) throw error;
      }
      await wait(50);
    }
  }

  beforeAll(async () => {
    const [sitePort, apiPort] = [String(await freePort()), String(await freePort())];
    const dataDir = await emptyDataDir();
    const flags = ['--host', '127.0.0.1', '--strictPort', '--port', sitePort];
    const child = spawn(process.execPath, ['scripts/dev.ts', ...flags], {
      cwd: root,
      stdio: 'ignore',
      // Vite would serve a test build in the mode that Vitest sets.
      env: { PATH: process.env['PATH'], API_PORT: apiPort, DATA_DIR: dataDir },
    });
    const ended = once(child, 'exit');
    site = `http://127.0.0.1:${sitePort}`;
    api = `http://127.0.0.1:${apiPort}`;
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dirname(dataDir), { recursive: true, force: true });
    };
  });
  afterAll(() => stop());

  it('serves the site with hot reload, and the server’s API', async () => {
    const page = await (await respond(`${site}/`)).text();
    expect(page).toContain('/@vite/client');
    const module = await (await respond(`${site}/src/features/home/partners.tsx`)).text();
    expect(module).toContain('import.meta.hot');
    const time = await respond(`${site}/api/client/time`);
    expect(await time.json()).toMatchObject({ code: 200 });
  });

  it('stops the server when it exits', async () => {
    await respond(`${api}/api/client/time`);
    await stop();
    await expect(fetch(`${api}/api/client/time`)).rejects.toThrow();
    stop = () => Promise.resolve();
  });
});
