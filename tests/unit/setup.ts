import { afterAll, vi } from 'vitest';

// The files of a worker share a process and what its packages loaded (`docs/decisions/0043`); the
// project's own modules begin afresh with each file.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
