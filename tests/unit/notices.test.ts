import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it('a notice of the first page is shown once there are toasts', async () => {
  const { connectNotices, notify } = await import('@/lib/notices');
  const first = vi.fn();
  const second = vi.fn();
  notify('warning', 'no access', 3);
  connectNotices(first);
  expect(first.mock.calls).toEqual([['warning', 'no access', 3]]);
  connectNotices(second);
  expect(second).not.toHaveBeenCalled();
  notify('success', 'saved', 3);
  expect(second.mock.calls).toEqual([['success', 'saved', 3]]);
});
