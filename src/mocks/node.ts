import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** Answers `/api` in Node's tests; one override a test by `server.use(getXMockHandler(...))`. */
export const mockServer = setupServer(...handlers);
