import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { AWARDED, certificates, IN_REVIEW, notices, projects } from '../../database/schema.ts';

/**
 * Deletes the notices, sent or waiting, that would reveal withdrawn results of an edition: about certificates
 * of entries that are no longer awarded or accepted, and about acceptances that are no longer published.
 */
export async function deleteLapsedNotices(tx: Transaction, editionId: string): Promise<void> {
  const ofEdition = eq(projects.matchId, editionId);
  const lapsedNumbers = tx
    .select({ number: certificates.number })
    .from(certificates)
    .innerJoin(projects, eq(projects.id, certificates.projectId))
    .where(
      and(
        ofEdition,
        or(
          and(eq(certificates.kind, 'winner'), ne(projects.status, AWARDED)),
          and(eq(certificates.kind, 'entrant'), lt(projects.status, IN_REVIEW)),
        ),
      ),
    );
  const hiddenTopics = tx
    .select({ topic: sql`'result ' || ${projects.id}` })
    .from(projects)
    .where(and(ofEdition, isNull(projects.publishedBy)));
  await tx
    .delete(notices)
    .where(
      or(
        and(
          eq(notices.event, 'certificateIssued'),
          inArray(sql`${notices.values}->>'number'`, lapsedNumbers),
        ),
        and(eq(notices.event, 'entryAccepted'), inArray(notices.topic, hiddenTopics)),
      ),
    );
}
