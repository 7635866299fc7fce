import { faker } from '@faker-js/faker';
import type { RequestHandler } from 'msw';
import * as tags from '../api/generated/index.msw.ts';

// What no example says (bytes of a file) is made up the same way each time.
faker.seed(2026);

/** Every operation of the contract, answered with the contract's own examples. */
export const handlers: RequestHandler[] = Object.values(tags).flatMap((handlersOf) => handlersOf());
