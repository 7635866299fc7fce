import { expect, it } from 'vitest';
import { login, post, spawnServer, stopServer } from './support/server-process.ts';
import { demoDataDir } from './support/templates.ts';

const ACTIVITY = 'activity-01';

/** Requests the status of a user’s sign-up for an activity. */
async function signUpStatus(address: string, token: string, id: string): Promise<string> {
  const url = `${address}/api/client/activity/signUp/${id}`;
  const response = await fetch(url, { headers: { token } });
  return ((await response.json()) as { data: { status: string } }).data.status;
}

it('stops cleanly on SIGTERM and keeps its data for the next start', async () => {
  const DATA_DIR = await demoDataDir();
  const first = spawnServer({ DATA_DIR });
  const address = await first.listening;
  const token = await login(address);
  await post(address, '/client/activity/signUp', { activityId: ACTIVITY }, token);
  expect(await stopServer(first)).toBe(0);
  expect(first.errors()).toBe('');

  const second = spawnServer({ DATA_DIR });
  expect(await signUpStatus(await second.listening, token, ACTIVITY)).toBe('signedUp');
  expect(await stopServer(second)).toBe(0);
}, 90_000);
