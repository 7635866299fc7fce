import { faker } from '@faker-js/faker';
import type { RequestHandler } from 'msw';
import * as tags from '../api/generated/index.msw.ts';

// Makes generated values without an example (file content) deterministic.
faker.seed(2026);

/** Handlers of all operations, which return the contract's examples. */
export const handlers: RequestHandler[] = Object.values(tags).flatMap((handlersOf) => handlersOf());
