import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { businessRule, notFound } from '../base/failure.ts';
import type { Database, Transaction } from '../database/open.ts';
import {
  activities,
  activitySignUps,
  AWARDED,
  certificates,
  certificateTemplates,
  judgingAssignments,
  judgingRounds,
  matches,
  projectAwards,
  projects,
} from '../database/schema.ts';
import type { Schemas } from '../http/types.ts';
import { wasAccepted } from './candidate-queries.ts';
import type { TemplateTexts } from './template-rules.ts';

type Kind = Schemas['CertificateKind'];

const exists = (from: SQL, where: SQL | undefined) =>
  sql`exists (select 1 from ${from} where ${where ?? sql`true`})`;

/** Identifier of the prize of an award, or the name of an award without a prize. */
const awardBasis = sql`coalesce(${projectAwards.prizeId}, ${projectAwards.name})`;

const isOwnEntry = eq(projects.id, certificates.projectId);

/** Condition for certificates whose prize, entry, score sheet or check-in is still valid. */
const isFounded = sql<boolean>`case ${certificates.kind}
  when 'winner' then ${exists(
    sql`${projectAwards} join ${projects} on ${projects.id} = ${projectAwards.projectId}`,
    and(isOwnEntry, eq(projects.status, AWARDED), eq(awardBasis, certificates.award)),
  )}
  when 'entrant' then ${exists(sql`${projects}`, and(isOwnEntry, wasAccepted))}
  when 'judge' then ${exists(
    sql`${judgingAssignments} join ${judgingRounds} on ${judgingRounds.id} = ${judgingAssignments.roundId}`,
    and(
      eq(judgingAssignments.judgeId, certificates.userId),
      eq(judgingAssignments.state, 'submitted'),
      eq(judgingRounds.matchId, certificates.matchId),
    ),
  )}
  else ${exists(
    sql`${activitySignUps}`,
    and(
      eq(activitySignUps.activityId, certificates.activityId),
      eq(activitySignUps.userId, certificates.userId),
      eq(activitySignUps.status, 'signedIn'),
    ),
  )} end`;

const isValid = and(isNull(certificates.revokedAt), isFounded);

const COLUMNS = {
  certificate: certificates,
  edition: matches.name,
  activity: activities.title,
  founded: isFounded,
};

/** Certificate with its edition and activity. */
export interface CertificateRow {
  certificate: typeof certificates.$inferSelect;
  edition: Schemas['LocalizedText'];
  activity: Schemas['LocalizedText'] | null;
  founded: boolean;
}

const rows = (db: Database | Transaction) =>
  db
    .select(COLUMNS)
    .from(certificates)
    .innerJoin(matches, eq(matches.id, certificates.matchId))
    .leftJoin(activities, eq(activities.id, certificates.activityId))
    .$dynamic();

const newest = [desc(certificates.issuedAt), certificates.number] as const;

/** Returns a certificate, valid or not. */
export async function certificateWithNumber(
  db: Database | Transaction,
  number: string,
): Promise<CertificateRow | undefined> {
  const [row] = await rows(db).where(eq(certificates.number, number));
  return row;
}

/** Returns the valid certificates of a user, latest first. */
export async function certificatesOfUser(db: Database, userId: string): Promise<CertificateRow[]> {
  return await rows(db)
    .where(and(eq(certificates.userId, userId), isValid))
    .orderBy(...newest);
}

/** Returns the valid certificates of a kind, latest first. */
export async function validCertificates(
  db: Database,
  matchId: string,
  kind: Kind,
): Promise<CertificateRow[]> {
  return await rows(db)
    .where(and(eq(certificates.matchId, matchId), eq(certificates.kind, kind), isValid))
    .orderBy(...newest);
}

/** Returns the number of valid certificates of a kind. */
export const countValid = (db: Database, matchId: string, kind: Kind): Promise<number> =>
  db.$count(
    certificates,
    and(eq(certificates.matchId, matchId), eq(certificates.kind, kind), isValid),
  );

/** Returns a page of an edition's certificates, latest first, and their total number. */
export async function certificatePage(
  db: Database,
  { matchId, kind }: { matchId: string; kind: Kind | undefined },
  { size, offset }: { size: number; offset: number },
): Promise<{ found: CertificateRow[]; total: number }> {
  const where = and(
    eq(certificates.matchId, matchId),
    kind === undefined ? undefined : eq(certificates.kind, kind),
  );
  const found = await rows(db)
    .where(where)
    .orderBy(...newest)
    .limit(size)
    .offset(offset);
  return { found, total: await db.$count(certificates, where) };
}

/** Returns the keys of an edition's certificates of a kind. */
export async function issuedKeys(
  db: Database | Transaction,
  matchId: string,
  kind: Kind,
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ key: certificates.key })
    .from(certificates)
    .where(and(eq(certificates.matchId, matchId), eq(certificates.kind, kind)));
  return new Set(found.map(({ key }) => key).filter((key) => !isReplaced(key)));
}

/** Separates the key of a replaced certificate from its number; the new certificate takes the key over. */
const REPLACED = ' replaced ';

/** Returns the key of a certificate that another one replaces. */
export const replacedKey = (key: string, number: string) => `${key}${REPLACED}${number}`;

/** Returns whether another certificate has replaced the one with this key. */
export const isReplaced = (key: string) => key.includes(REPLACED);

/** Locks a certificate. Throws 404 for an unknown one, and a business rule if another one has replaced it. */
export async function lockCertificate(tx: Transaction, number: string) {
  const its = eq(certificates.number, number);
  const [row] = await tx.select().from(certificates).where(its).for('update');
  if (row === undefined) throw notFound();
  if (isReplaced(row.key)) throw businessRule('certificateReplaced');
  return row;
}

/** Changes columns of a certificate. */
export async function changeCertificate(
  tx: Transaction,
  number: string,
  changes: Partial<typeof certificates.$inferInsert>,
): Promise<void> {
  await tx.update(certificates).set(changes).where(eq(certificates.number, number));
}

/** Returns the stored templates of an edition by kind. */
export async function storedTemplates(
  db: Database | Transaction,
  matchId: string,
  kinds: readonly Kind[],
): Promise<ReadonlyMap<Kind, TemplateTexts>> {
  const found = await db
    .select()
    .from(certificateTemplates)
    .where(
      and(
        eq(certificateTemplates.matchId, matchId),
        inArray(certificateTemplates.kind, [...kinds]),
      ),
    );
  return new Map(
    found.map(({ kind, title, text, signatory, signatoryTitle }) => [
      kind,
      { title, text, signatory, signatoryTitle },
    ]),
  );
}

/** Stores the texts of a kind; requires a lock on the edition. */
export async function writeTemplate(
  tx: Transaction,
  { matchId, kind }: { matchId: string; kind: Kind },
  texts: TemplateTexts,
): Promise<void> {
  await tx
    .insert(certificateTemplates)
    .values({ matchId, kind, ...texts })
    .onConflictDoUpdate({
      target: [certificateTemplates.matchId, certificateTemplates.kind],
      set: texts,
    });
}
