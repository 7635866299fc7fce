import { timeoutManager } from '@tanstack/react-query';

/** The longest wait before a read is tried again by itself, ms (`src/app/query-client.ts`). */
const LONGEST_RETRY = 3000;
const QUICKER = 20;

// How long the site waits before it asks again is a matter of `contract/time.test.ts`. Longer
// times, such as after which a response is out of date, stay.
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
