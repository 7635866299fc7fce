import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** Handles `/api` in Node tests; `mockServer.use(getXMockHandler(...))` overrides a handler. */
export const mockServer = setupServer(...handlers);
