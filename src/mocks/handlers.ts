import { faker } from '@faker-js/faker';
import type { RequestHandler } from 'msw';

/** The generated handlers of every tag: a new tag of the contract answers without a change here. */
const modules = import.meta.glob<Record<string, unknown>>('../api/generated/*/*.msw.ts', {
  eager: true,
});

/** `getActivityMock` gives all handlers of a tag; single ones end differently. */
function isMaker(name: string, made: unknown): made is () => RequestHandler[] {
  return typeof made === 'function' && /^get\w+(?<!Response)Mock$/.test(name);
}

// What no example says (bytes of a file) is made up the same way each time.
faker.seed(2026);

/** Every operation of the contract, answered with the contract's own examples. */
export const handlers: RequestHandler[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, made]) => (isMaker(name, made) ? made() : []));
