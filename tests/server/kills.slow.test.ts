import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { login, newDataDir, spawnServer, type ServerProcess } from './support/server-process.ts';

/** Reads the own profile, or replaces its name first; returns the name. */
async function profileName(address: string, token: string, name?: number): Promise<number> {
  const profile = { firstName: '', lastName: '', chineseName: String(name) };
  const response = await fetch(`${address}/api/sys/user/my`, {
    headers: { token, 'content-type': 'application/json' },
    ...(name !== undefined && { method: 'PUT', body: JSON.stringify(profile) }),
  });
  const { code, data } = (await response.json()) as { code: number; data: typeof profile };
  if (code !== 200) throw new Error(`refused with ${String(code)}`);
  return Number(data.chineseName);
}

/** Counts up in the name until the server is gone; returns the last acknowledged number. */
async function count(address: string, token: string, from: number): Promise<number> {
  let last = from;
  try {
    for (;;) last = await profileName(address, token, last + 1);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
    return last;
  }
}

async function kill(server: ServerProcess): Promise<void> {
  await wait(200 + Math.random() * 300);
  server.child.kill('SIGKILL');
  await server.ended;
}

it('loses no acknowledged write in ten kills', async () => {
  const DATA_DIR = await newDataDir();
  // Sessions of earlier rounds are acknowledged writes too.
  const tokens: string[] = [];
  let last = 0;
  for (let round = 0; round < 10; round += 1) {
    const server = spawnServer({ DATA_DIR });
    const address = await server.listening;
    for (const token of tokens) {
      const found = await profileName(address, token);
      // The request in progress during the kill may have succeeded.
      expect([last, last + 1]).toContain(found);
      last = found;
    }
    const token = await login(address);
    tokens.push(token);
    const before = last;
    const counted = count(address, token, before);
    await kill(server);
    last = await counted;
    expect(last).toBeGreaterThan(before);
  }
}, 120_000);
