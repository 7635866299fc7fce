import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What pages may ask for on a first visit; the file says what its numbers mean. */
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

/** Pages of a visitor's own account, and the sign-up, whose start page shows rules and templates. */
const OWN_PAGES = /^(\/h5)?\/(personal|signup(\/details)?)$/;

/** KB of JavaScript that a page may load on a first visit. */
export function pageBudget(path: string): number {
  return OWN_PAGES.test(path) ? budgets.ownPageKB : budgets.pageKB;
}
