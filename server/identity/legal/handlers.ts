import { notFound } from '../../base/failure.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { giveConsent } from './consents.ts';
import { legalTextOf, newestText, publishLegalText, staffLegalTexts } from './legal-texts.ts';

type LegalOperation = 'getLegalText' | 'giveConsent' | 'listStaffLegalTexts' | 'publishLegalText';

/** The legal texts of the site, and who agrees to them. */
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
      return await publishLegalText(db, kind, { body, now: now() });
    },
  };
}
