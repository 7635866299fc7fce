import { eq, max } from 'drizzle-orm';
import { businessRule, notFound } from '../contract/failure.ts';
import { domains } from '../database/schema.ts';
import type { HandlersOf, Services } from '../services.ts';

/** The tracks of the competition in the hands of staff; everyone reads them by `listDomains`. */
export function trackHandlers({ db }: Services): HandlersOf<'createTrack' | 'updateTrack'> {
  return {
    createTrack: async ({ body }) => {
      const { code, name, summary } = body;
      const [last] = await db.select({ position: max(domains.position) }).from(domains);
      const [row] = await db
        .insert(domains)
        .values({ code, name, summary, position: (last?.position ?? -1) + 1 })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) throw businessRule('trackTaken');
      return { code, name, summary };
    },

    updateTrack: async ({ body: { code, name, summary } }) => {
      const [row] = await db
        .update(domains)
        .set({ name, summary })
        .where(eq(domains.code, code))
        .returning();
      if (row === undefined) throw notFound();
      return { code, name, summary };
    },
  };
}
