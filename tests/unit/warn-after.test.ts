import { expect, it, vi } from 'vitest';
import { warnAfter } from '../../server/base/warn-after.ts';

it('logs a failed check at startup and continues', async () => {
  const log = { warn: vi.fn() };
  const err = new Error('canceling statement due to statement timeout');
  await warnAfter(log, Promise.reject(err));
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err }, 'a startup check failed');
  await warnAfter(log, Promise.resolve());
  expect(log.warn).toHaveBeenCalledOnce();
});
