import { timeoutManager } from '@tanstack/react-query';

/** Longest delay before a query is retried, in milliseconds (`src/app/query-client.ts`). */
const LONGEST_RETRY = 3000;
const QUICKER = 20;

// Shortens retry delays; `contract/time.test.ts` covers their length. Longer timeouts, such as the
// stale time, keep their length.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) =>
    window.setTimeout(callback, delay > LONGEST_RETRY ? delay : delay / QUICKER),
  clearTimeout: (id: number | undefined) => {
    clearTimeout(id);
  },
  setInterval: (callback, delay) => window.setInterval(callback, delay),
  clearInterval: (id: number | undefined) => {
    clearInterval(id);
  },
});
