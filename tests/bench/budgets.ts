import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Script budgets for first visits; the file explains its numbers. */
export const budgets = z
  .object({
    forbidden: z.record(z.string(), z.string()),
    htmlKB: z.number(),
    pageKB: z.number(),
    ownPageKB: z.number(),
    loginKB: z.number(),
    pages: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));

/**
 * Pages of a visitor’s own account, and the sign-up, whose start page shows rules and templates.
 */
const OWN_PAGES = /^(\/h5)?\/(personal|signup(\/details)?)$/;

/** Returns the JavaScript budget of a page on a first visit, in KB. */
export function pageBudget(path: string): number {
  return OWN_PAGES.test(path) ? budgets.ownPageKB : budgets.pageKB;
}
