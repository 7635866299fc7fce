import { delay, http, type RequestHandler } from 'msw';
import { ANY_CALL } from '../operations.ts';

/** How long each answer takes, milliseconds: long enough to see what a page shows meanwhile. */
const LATENCY = 2000;

/** A slow network: everything is answered, late. */
export const slowNetwork: RequestHandler[] = [
  http.all(ANY_CALL, async () => {
    await delay(LATENCY);
  }),
];
