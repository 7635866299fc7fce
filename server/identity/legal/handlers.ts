import { notFound } from '../../base/failure.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { requireRevision } from '../../http/revision.ts';
import { giveConsent } from './consents.ts';
import { legalTextOf, staffLegalText } from './present.ts';
import { insertText, newestText, staffLegalTexts } from './queries.ts';
import { legalRow, sameText } from './rules.ts';

type LegalOperation = 'getLegalText' | 'giveConsent' | 'listStaffLegalTexts' | 'publishLegalText';

/** Handles legal texts and the consent of users. */
export function legalHandlers({ db, now }: Services): HandlersOf<LegalOperation> {
  return {
    getLegalText: async ({ params: { kind }, language }) => {
      const text = legalTextOf(await newestText(db, kind), language);
      if (text === undefined) throw notFound();
      return text;
    },

    giveConsent: async ({ body: { consent }, session: { userId } }) =>
      await giveConsent(db, userId, { consent, now: now() }),

    listStaffLegalTexts: async () => await staffLegalTexts(db),

    publishLegalText: async ({ params: { kind }, body, audit }) => {
      audit({ target: kind });
      return await db.transaction(async (tx) => {
        const stored = await newestText(tx, kind);
        requireRevision(stored?.version ?? 0, body.revision);
        const row = legalRow(kind, body, { stored, now: now() });
        if (sameText(row.content, stored?.content ?? { CN: '' }) && !row.askAgain)
          return staffLegalText(kind, stored);
        return staffLegalText(kind, await insertText(tx, row));
      });
    },
  };
}
