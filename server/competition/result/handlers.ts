import type { Database, Transaction } from '../../database/open.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { Language } from '../../base/messages.ts';
import type { Schemas } from '../../http/types.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';
import type { EditionRow } from '../edition/rules.ts';
import { countOpenChanges } from '../entry/change-queries.ts';
import { findEdition, lockEdition, staffEdition } from '../edition/staff-queries.ts';
import { outcomesOf } from './changes.ts';
import { resultsOf } from './present.ts';
import { previewOf } from './preview.ts';
import { publicationsOf, publicationsWithPeople } from './publication-queries.ts';
import { isPublishedStage } from './publication-rules.ts';
import { cancelPlan, lastOrder, planPublication, publishNow, withdraw } from './publish.ts';
import { resultRows, unreachableOwners } from './result-queries.ts';

type ResultOperation =
  'getMatchResults' | 'getResultPreview' | 'publishResults' | 'withdrawResults' | 'publishWinners';

async function resultsNow(
  db: Database | Transaction,
  edition: EditionRow,
  language: Language,
): Promise<Schemas['MatchResults']> {
  const entries = await resultRows(db, edition.id);
  const publications = await publicationsWithPeople(db, edition.id);
  return resultsOf({ edition, entries, publications }, language);
}

/** Handles the publication of results in stages. */
export function resultHandlers({
  db,
  noticeSender: { hasSmsGateway: hasSms },
  now,
}: Services & WithNoticeSender): HandlersOf<ResultOperation> {
  const changed = (id: string, change: (tx: Transaction, edition: EditionRow) => Promise<void>) =>
    db.transaction(async (tx) => {
      await change(tx, await lockEdition(tx, id));
      return await findEdition(tx, id);
    });

  return {
    getMatchResults: async ({ params: { id }, language }) =>
      await resultsNow(db, await findEdition(db, id), language),

    getResultPreview: async ({ params: { id, stage }, language }) => {
      const edition = await findEdition(db, id);
      const rows = await publicationsOf(db, [id]);
      const isPublished = isPublishedStage(stage, edition, rows);
      const outcomes = outcomesOf(await resultRows(db, id), stage, isPublished);
      const unreachable = await unreachableOwners(db, id, hasSms);
      const changesOpen = await countOpenChanges(db, id);
      const order = lastOrder(rows);
      return previewOf({ edition, stage, outcomes, order, unreachable, changesOpen }, language);
    },

    publishResults: async ({ body, session: { userId }, language, audit }) => {
      const { id, stage, plannedAt, order } = body;
      audit({ detail: [stage, plannedAt].filter(Boolean).join(', ') });
      const at = now();
      const edition = await changed(id, (tx, stored) =>
        plannedAt === undefined
          ? publishNow(tx, stored, { stage, order, at, userId })
          : planPublication(tx, stored, {
              stage,
              order,
              at,
              userId,
              plannedAt: new Date(plannedAt),
            }),
      );
      return await resultsNow(db, edition, language);
    },

    withdrawResults: async ({ body, session: { userId }, language, audit }) => {
      const { id, stage, plannedOnly = false } = body;
      audit({ detail: [stage, plannedOnly && 'planned'].filter(Boolean).join(', ') });
      const at = now();
      const edition = await changed(id, (tx, stored) =>
        (plannedOnly ? cancelPlan : withdraw)(tx, stored, { stage, at, userId }),
      );
      return await resultsNow(db, edition, language);
    },

    publishWinners: async ({ body: { id, published }, session: { userId } }) => {
      const at = now();
      const edition = await changed(id, (tx, stored) =>
        published
          ? publishNow(tx, stored, { stage: 'winners', at, userId })
          : // Results of earlier stages stay visible.
            withdraw(tx, stored, { stage: 'winners', at, userId }),
      );
      return await staffEdition(db, edition, { now: at, hasSms });
    },
  };
}
