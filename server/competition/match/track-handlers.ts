import { arrayContains, eq, max } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import { domains, experts, projects } from '../../database/schema.ts';
import { trackOf } from '../../content/reference/present.ts';
import type { HandlersOf, Services } from '../../http/services.ts';

type TrackOperation = 'createTrack' | 'updateTrack' | 'deleteTrack';

/** The tracks of the competition in the hands of staff; everyone reads them by `listDomains`. */
export function trackHandlers({ db }: Services): HandlersOf<TrackOperation> {
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
      return trackOf(row);
    },

    updateTrack: ({ body: { code, name, summary, revision } }) =>
      db.transaction(async (tx) => {
        const one = eq(domains.code, code);
        const [stored] = await tx.select().from(domains).where(one).for('update');
        if (stored === undefined) throw notFound();
        requireRevision(trackOf(stored).revision, revision);
        const [row] = await tx.update(domains).set({ name, summary }).where(one).returning();
        if (row === undefined) throw notFound();
        return trackOf(row);
      }),

    deleteTrack: ({ params: { code } }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.delete(domains).where(eq(domains.code, code)).returning();
        if (row === undefined) throw notFound();
        const entries = await tx.$count(projects, eq(projects.domain, code));
        const judges = await tx.$count(experts, arrayContains(experts.domains, [code]));
        if (entries + judges > 0) throw businessRule('trackInUse');
        return { id: code };
      }),
  };
}
