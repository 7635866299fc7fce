import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  login,
  newDataDir,
  post,
  spawnServer,
  type ServerProcess,
} from './support/server-process.ts';
import { signUpStatus } from './support/sign-up-status.ts';

const ACTIVITY = 'activity-01';

interface Acknowledged {
  status: 'signedUp' | 'cancelled' | 'none';
  /** The request in progress when the server was killed; it may have succeeded or not. */
  pending: string | undefined;
  tokens: string[];
}

/** Alternates sign-ups and cancellations, with logins between them, until the server is gone. */
async function write(address: string, token: string, known: Acknowledged): Promise<void> {
  try {
    for (;;) {
      const signedUp = known.status === 'signedUp';
      known.pending = signedUp ? 'cancelled' : 'signedUp';
      const path = `/client/activity/${signedUp ? 'cancel' : 'signUp'}`;
      const { code } = await post(address, path, { activityId: ACTIVITY }, token);
      if (code !== 200) throw new Error(`refused with ${code}`);
      known.status = signedUp ? 'cancelled' : 'signedUp';
      known.pending = undefined;
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
  }
}

async function killDuringWrites(server: ServerProcess, writing: Promise<void>): Promise<void> {
  await wait(200 + Math.random() * 300);
  server.child.kill('SIGKILL');
  await server.ended;
  await writing;
}

it('loses no acknowledged write in ten kills', async () => {
  const DATA_DIR = await newDataDir();
  const known: Acknowledged = { status: 'none', pending: undefined, tokens: [] };
  for (let kill = 0; kill < 10; kill += 1) {
    const server = spawnServer({ DATA_DIR });
    const address = await server.listening;
    // Sessions of earlier rounds are acknowledged writes too.
    for (const token of known.tokens) {
      const found = await signUpStatus(address, token, ACTIVITY);
      expect([known.status, known.pending]).toContain(found);
      known.status = found as Acknowledged['status'];
      known.pending = undefined;
    }
    const token = await login(address);
    known.tokens.push(token);
    await killDuringWrites(server, write(address, token, known));
  }
}, 120_000);
