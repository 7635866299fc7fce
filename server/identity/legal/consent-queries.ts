import { max, eq, asc } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { consents } from '../../database/schema.ts';
import { AGREED_KINDS } from './rules.ts';

export type Versions = Schemas['LegalVersions'];

/** Returns the newest version of each text that a user has agreed to. */
export async function agreedVersions(
  db: Database | Transaction,
  userId: string,
): Promise<Versions> {
  const rows = await db
    .select({ kind: consents.kind, version: max(consents.version) })
    .from(consents)
    .where(eq(consents.userId, userId))
    .groupBy(consents.kind);
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version ?? 0]));
}

/** Stores a user's consent; an earlier consent to the same version keeps its time. */
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

/** Returns all consents of a user. */
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
