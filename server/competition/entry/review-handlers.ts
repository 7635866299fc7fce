import { businessRule } from '../../base/failure.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { decideMany, undoReviews } from './decide-many.ts';
import { lockSubmitted } from './decision-queries.ts';
import {
  removeReviewer,
  reviewersOf,
  reviewersOfEdition,
  setReviewer,
} from './reviewer-queries.ts';
import { decisionDetail } from './rules.ts';

type Operation = 'listReviewers' | 'claimProjects' | 'reviewProjects' | 'undoReviews';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(', ');

/** Handles reviewers of entries, and decisions about several entries. */
export function reviewHandlers({ db, now }: Services): HandlersOf<Operation> {
  return {
    listReviewers: ({ query: { matchInfoId } }) => reviewersOfEdition(db, matchInfoId),

    claimProjects: ({ body, session: { userId }, audit }) => {
      audit({ target: body.ids.join(', '), detail: body.claimed ? 'claimed' : 'released' });
      const chosen = new Set(body.ids);
      return db.transaction(async (tx) => {
        const entries = await lockSubmitted(tx, chosen);
        if (!body.claimed) return { changed: await removeReviewer(tx, chosen) };
        const reviewers = await reviewersOf(tx, body.ids);
        for (const { entry } of entries) {
          const reviewer = reviewers.get(entry.id);
          if (reviewer !== undefined && reviewer.id !== userId)
            throw businessRule('entryClaimed', {
              entry: entry.name ?? '',
              reviewer: reviewer.name,
            });
        }
        return { changed: await setReviewer(tx, chosen, { userId, at: now() }) };
      });
    },

    reviewProjects: async ({ body, session: { userId }, language, audit }) => {
      const result = await decideMany(db, body, { userId, at: now(), language });
      audit({ target: ids(result.decided), detail: decisionDetail(body) });
      return result;
    },

    undoReviews: async ({ body, session: { userId }, language, audit }) => {
      const result = await undoReviews(db, body, { userId, at: now(), language });
      audit({ target: ids(result.decided) });
      return result;
    },
  };
}
