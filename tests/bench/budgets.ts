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
