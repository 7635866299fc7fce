import { requireJudge } from '../../http/access.ts';
import { createJudgingToken } from '../../files/file-tickets.ts';
import { verifyOwnPassword } from '../../identity/session/own-password.ts';
import { ownAccount } from '../../identity/session/queries.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { scoringSystem, setScoringAddress } from './menu-queries.ts';

type ScoringOperation =
  'createJudgingToken' | 'getJudge' | 'getScoringSystem' | 'updateScoringSystem';

/** Handles the URL and the judges of the external scoring system (decision 0154). */
export function scoringHandlers({ db, now }: Services): HandlersOf<ScoringOperation> {
  return {
    createJudgingToken: async ({ session }) => {
      requireJudge(session);
      return await createJudgingToken(db, session, now());
    },

    getJudge: async ({ session }) => {
      requireJudge(session);
      const { id, firstName, lastName, chineseName } = await ownAccount(db, session);
      return { id, firstName, lastName, chineseName };
    },

    getScoringSystem: () => scoringSystem(db),

    updateScoringSystem: async ({ body, session, address, audit }) => {
      const to = body.address?.trim() ?? null;
      audit({ target: 'ScoringSystem', detail: to ?? '–' });
      await verifyOwnPassword(db, session, [body.password], { address, now: now() });
      return await db.transaction(async (tx) => {
        await setScoringAddress(tx, to);
        return await scoringSystem(tx);
      });
    },
  };
}
