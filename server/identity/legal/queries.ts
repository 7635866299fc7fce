import { conflict } from '../../base/failure.ts';
import { eq, desc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { type Kind, type LegalRow, type LegalState, LEGAL_KINDS } from './rules.ts';
import { legalTexts } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { staffLegalText } from './present.ts';

/** Returns the newest version of a text; undefined for none. */
export async function newestText(
  db: Database | Transaction,
  kind: Kind,
): Promise<LegalRow | undefined> {
  const [row] = await db
    .select()
    .from(legalTexts)
    .where(eq(legalTexts.kind, kind))
    .orderBy(desc(legalTexts.version))
    .limit(1);
  return row;
}

/** Returns the state of each published text. */
export async function legalStates(
  db: Database | Transaction,
): Promise<Partial<Record<Kind, LegalState>>> {
  const rows = await db
    .select({
      kind: legalTexts.kind,
      current: sql<number>`max(${legalTexts.version})`,
      asked: sql<number>`coalesce(max(${legalTexts.version}) filter (where ${legalTexts.askAgain}), 0)`,
      written: sql<boolean>`(array_agg(${legalTexts.content}->>'CN' order by ${legalTexts.version} desc))[1] <> ''`,
    })
    .from(legalTexts)
    .groupBy(legalTexts.kind);
  const shown = rows.filter(({ written }) => written);
  return Object.fromEntries(shown.map(({ kind, current, asked }) => [kind, { current, asked }]));
}

/** Returns the published versions, for the site's identity. */
export async function legalVersions(db: Database | Transaction): Promise<Schemas['LegalVersions']> {
  const states = await legalStates(db);
  return Object.fromEntries(
    LEGAL_KINDS.flatMap((kind) => {
      const { [kind]: state } = states;
      return state === undefined ? [] : [[kind, state.current]];
    }),
  );
}

/** Returns the newest version of each text in all languages. */
export async function staffLegalTexts(db: Database): Promise<Schemas['StaffLegalText'][]> {
  return await Promise.all(
    LEGAL_KINDS.map(async (kind) => staffLegalText(kind, await newestText(db, kind))),
  );
}

/** Publishes a version. Throws 409 if a concurrent request has published one with the same number. */
export async function insertText(tx: Transaction, row: LegalRow): Promise<LegalRow> {
  const [made] = await tx.insert(legalTexts).values(row).onConflictDoNothing().returning();
  if (made === undefined) throw conflict();
  return made;
}
