import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const budget = z.object({ scriptKB: z.number(), requests: z.number() });

export type Budget = z.infer<typeof budget>;

/** What pages may ask for on a first visit; the file says what its numbers mean. */
export const budgets = z
  .object({
    forbidden: z.record(z.string(), z.string()),
    htmlKB: z.number(),
    anyPageKB: z.number(),
    ownPageKB: z.number(),
    pages: z.array(budget.extend({ path: z.string() })),
    login: budget,
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));
