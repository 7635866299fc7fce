import { asc, eq, max } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { consents } from '../../database/schema.ts';
import { AGREED_KINDS, legalStates, type LegalState } from './legal-texts.ts';

type Versions = Schemas['LegalVersions'];

/** The newest version that a user has agreed to of each text. */
async function agreedVersions(db: Database | Transaction, userId: string): Promise<Versions> {
  const rows = await db
    .select({ kind: consents.kind, version: max(consents.version) })
    .from(consents)
    .where(eq(consents.userId, userId))
    .groupBy(consents.kind);
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version ?? 0]));
}

/** The texts on the site that a user is asked to agree to and has not; undefined: none. */
export async function consentNeeded(
  db: Database | Transaction,
  userId: string,
): Promise<Versions | undefined> {
  const states = await legalStates(db);
  if (AGREED_KINDS.every((kind) => (states[kind]?.asked ?? 0) === 0)) return undefined;
  const agreed = await agreedVersions(db, userId);
  const needed = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: state } = states;
    const isMissing = state !== undefined && (agreed[kind] ?? 0) < state.asked;
    return isMissing ? [[kind, state.current] as const] : [];
  });
  return needed.length === 0 ? undefined : Object.fromEntries(needed);
}

/** Whether a version was read that still holds: none was asked for again since. */
function holds(version: number | undefined, { current, asked }: LegalState): boolean {
  return version !== undefined && version >= Math.max(asked, 1) && version <= current;
}

/**
 * The versions that whoever registers agrees to: both privacy policy and terms, where they are on
 * the site. Throws the business rule that one is missing.
 */
export async function consentToRegister(
  db: Database | Transaction,
  consent: Versions = {},
): Promise<Versions> {
  const states = await legalStates(db);
  const agreed = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: state } = states;
    if (state === undefined) return [];
    if (!holds(consent[kind], state)) throw businessRule('consentMissing');
    return [[kind, consent[kind]] as const];
  });
  return Object.fromEntries(agreed);
}

/** Stores what a user agrees to; the time of what was agreed to before stays. */
export async function storeConsent(
  tx: Database | Transaction,
  userId: string,
  { consent, now }: { consent: Versions; now: Date },
): Promise<void> {
  const rows = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: version } = consent;
    return version === undefined ? [] : [{ userId, kind, version, agreedDate: now }];
  });
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing();
}

/**
 * Stores what a logged-in user agrees to. Throws the business rule that something is missing or too
 * old; nothing is stored then.
 */
export async function giveConsent(
  db: Database,
  userId: string,
  { consent, now }: { consent: Versions; now: Date },
): Promise<Schemas['ConsentResult']> {
  const states = await legalStates(db);
  const needed = (await consentNeeded(db, userId)) ?? {};
  const fits = AGREED_KINDS.every((kind) => {
    const { [kind]: state } = states;
    if (consent[kind] === undefined) return needed[kind] === undefined;
    return state !== undefined && holds(consent[kind], state);
  });
  if (!fits) throw businessRule('consentMissing');
  await storeConsent(db, userId, { consent, now });
  return { consentNeeded: {} };
}

/** All that a user has agreed to. */
export async function consentsOf(db: Database, userId: string): Promise<Schemas['Consent'][]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.agreedDate), asc(consents.kind), asc(consents.version));
  return rows.map(({ kind, version, agreedDate }) => ({
    kind,
    version,
    agreedDate: agreedDate.toISOString(),
  }));
}
