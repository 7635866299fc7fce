import type { Database, Transaction } from '../../database/open.ts';
import type { Schemas } from '../../http/types.ts';
import { agreedVersions, storeConsent } from './consent-queries.ts';
import { legalStates } from './queries.ts';
import { AGREED_KINDS, checkConsent, consentAtRegistration, missingConsent } from './rules.ts';

type Versions = Schemas['LegalVersions'];

/** Returns the published versions that a user must still agree to; undefined for none. */
export async function consentNeeded(
  db: Database | Transaction,
  userId: string,
): Promise<Versions | undefined> {
  const states = await legalStates(db);
  if (AGREED_KINDS.every((kind) => (states[kind]?.asked ?? 0) === 0)) return undefined;
  return missingConsent(states, await agreedVersions(db, userId));
}

/** Returns the versions that a new user agrees to. Throws a business rule if one is missing. */
export async function consentToRegister(
  db: Database | Transaction,
  consent: Versions = {},
): Promise<Versions> {
  return consentAtRegistration(await legalStates(db), consent);
}

/** Stores a user's consent. Throws a business rule if a version is missing or outdated. */
export async function giveConsent(
  db: Database,
  userId: string,
  { consent, now }: { consent: Versions; now: Date },
): Promise<Schemas['ConsentResult']> {
  const states = await legalStates(db);
  checkConsent(states, (await consentNeeded(db, userId)) ?? {}, consent);
  await storeConsent(db, userId, { consent, now });
  return { consentNeeded: {} };
}
