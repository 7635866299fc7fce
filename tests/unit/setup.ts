import { afterAll, vi } from 'vitest';

// Test files of a worker share a process and its loaded packages (`docs/decisions/0043`). Resetting
// modules gives each file its own copy of the project’s modules.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
