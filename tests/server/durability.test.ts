import { expect, it } from 'vitest';
import { signUpStatus } from './support/sign-up-status.ts';
import { login, post, spawnServer, stopServer } from './support/server-process.ts';
import { demoDataDir } from './support/templates.ts';

const ACTIVITY = 'activity-01';

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
