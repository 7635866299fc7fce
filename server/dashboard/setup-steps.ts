import { isNotNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { companies, domains, matches } from '../database/schema.ts';
import type { Schemas } from '../http/types.ts';
import { legalStates } from '../identity/legal/queries.ts';
import { identityRow } from '../localized/site-identity.ts';

/**
 * Returns the steps to set up the site, in the order in which staff do them; undefined once an edition is
 * published.
 */
export async function setupSteps(db: Database): Promise<Schemas['SetupStep'][] | undefined> {
  if ((await db.$count(matches, isNotNull(matches.publishedAt))) > 0) return undefined;
  const legal = await legalStates(db);
  const done: Record<Schemas['SetupStep']['step'], boolean> = {
    // The name has a neutral default, therefore the logo decides.
    identity: (await identityRow(db)).logo !== null,
    legal: legal.privacy !== undefined && legal.terms !== undefined,
    contacts: (await db.$count(companies)) > 0,
    tracks: (await db.$count(domains)) > 0,
    edition: (await db.$count(matches)) > 0,
    published: false,
  };
  return Object.entries(done).map(([step, isDone]) => ({
    step: step as keyof typeof done,
    done: isDone,
  }));
}
