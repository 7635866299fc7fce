import { delay, http, type RequestHandler } from 'msw';
import { ANY_CALL } from '../operations.ts';

/** Delay of each response in milliseconds, long enough to see loading states. */
const LATENCY = 2000;

/** A slow network: delays all responses. */
export const slowNetwork: RequestHandler[] = [
  http.all(ANY_CALL, async () => {
    await delay(LATENCY);
  }),
];
