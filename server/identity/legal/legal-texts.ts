import { desc, eq, sql } from 'drizzle-orm';
import { conflict } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { legalTexts } from '../../database/schema.ts';
import { readingOf, storedText, type LocalizedText } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';
import { cleanHtml, showsNothing } from '../../localized/rich-text.ts';

type Kind = Schemas['LegalKind'];

/** A published version. */
type LegalRow = typeof legalTexts.$inferSelect;

/** In the order of the site's foot. */
export const LEGAL_KINDS = ['privacy', 'terms', 'accessibility'] as const satisfies readonly Kind[];

/** Those that people agree to. */
export const AGREED_KINDS = ['privacy', 'terms'] as const satisfies readonly Kind[];

const isAgreed = (kind: Kind) => AGREED_KINDS.some((agreed) => agreed === kind);

/** Rich text, or an empty string where it shows nothing. */
function cleanText(html: string): string {
  const clean = cleanHtml(html);
  return showsNothing(clean) ? '' : clean;
}

/** The newest version of a text; undefined where nobody has written it yet. */
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

/** Which versions there are of a text that is on the site. */
export interface LegalState {
  /** The one on the site. */
  current: number;
  /** The newest that everybody was asked to agree to; 0 where none was. */
  asked: number;
}

/** The texts that are on the site. */
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

/** The versions that are on the site, as its identity tells them. */
export async function legalVersions(db: Database | Transaction): Promise<Schemas['LegalVersions']> {
  const states = await legalStates(db);
  return Object.fromEntries(
    LEGAL_KINDS.flatMap((kind) => {
      const { [kind]: state } = states;
      return state === undefined ? [] : [[kind, state.current]];
    }),
  );
}

/** A text in a reader's language; undefined where it isn't on the site. */
export function legalTextOf(
  row: LegalRow | undefined,
  language: Language,
): Schemas['LegalText'] | undefined {
  if (row === undefined || row.content.CN === '') return undefined;
  const { kind, version, publishDate, content } = row;
  const { languages, of } = readingOf([content], language);
  return {
    kind,
    ...languages,
    content: cleanHtml(of(content)),
    version,
    publishDate: publishDate.toISOString(),
  };
}

function staffLegalText(kind: Kind, row: LegalRow | undefined): Schemas['StaffLegalText'] {
  if (row === undefined) return { kind, content: { CN: '' }, version: 0, askAgain: false };
  const { content, version, publishDate, askAgain } = row;
  return { kind, content, version, publishDate: publishDate.toISOString(), askAgain };
}

/** The newest version of each text with all languages. */
export async function staffLegalTexts(db: Database): Promise<Schemas['StaffLegalText'][]> {
  return await Promise.all(
    LEGAL_KINDS.map(async (kind) => staffLegalText(kind, await newestText(db, kind))),
  );
}

/** Whether two texts say the same; without Chinese neither is on the site. */
const same = (one: LocalizedText, other: LocalizedText) =>
  one.CN === other.CN && (one.CN === '' || (one.US === other.US && one.HK === other.HK));

/** A version as it is stored after `stored`. */
export function legalRow(
  kind: Kind,
  { content, askAgain }: Pick<Schemas['LegalTextBody'], 'content' | 'askAgain'>,
  { stored, now }: { stored: LegalRow | undefined; now: Date },
): LegalRow {
  const text = storedText(content, stored?.content, cleanText);
  return {
    kind,
    version: (stored?.version ?? 0) + 1,
    content: text,
    publishDate: now,
    askAgain: askAgain && isAgreed(kind) && text.CN !== '',
  };
}

/** Publishes a version; where another was published since `body.revision` it is a conflict. */
export async function publishLegalText(
  db: Database,
  kind: Kind,
  { body, now }: { body: Schemas['LegalTextBody']; now: Date },
): Promise<Schemas['StaffLegalText']> {
  return await db.transaction(async (tx) => {
    const stored = await newestText(tx, kind);
    requireRevision(stored?.version ?? 0, body.revision);
    const row = legalRow(kind, body, { stored, now });
    if (same(row.content, stored?.content ?? { CN: '' }) && !row.askAgain)
      return staffLegalText(kind, stored);
    // Who publishes at the same time meets the key.
    const [made] = await tx.insert(legalTexts).values(row).onConflictDoNothing().returning();
    if (made === undefined) throw conflict();
    return staffLegalText(kind, made);
  });
}
