import { eq } from 'drizzle-orm';
import { revisionOf } from '../http/revision.ts';
import type { Schemas } from '../http/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { configs, siteIdentity } from '../database/schema.ts';
import { readingOf, storedText, type LocalizedText } from './localized.ts';
import type { Language } from '../base/messages.ts';
import { omitNull } from '../http/services.ts';

/** Who the site belongs to, as it is stored. */
export type IdentityRow = typeof siteIdentity.$inferSelect;

const TEXTS = ['slogan', 'description', 'copyright', 'contactHours'] as const;

/** The only row. */
export async function identityRow(db: Database | Transaction): Promise<IdentityRow> {
  const [row] = await db.select().from(siteIdentity);
  if (row === undefined) throw new Error('The table site_identity has no row.');
  return row;
}

/** Marks the identity of a demo: a server whose settings hold demo accounts. */
export async function demoMark(db: Database): Promise<{ demo?: true }> {
  const accounts = await db.$count(configs, eq(configs.key, 'demoAccounts'));
  return accounts > 0 ? { demo: true } : {};
}

/** A text in a language, if somebody has written it; Traditional Chinese is converted. */
function written(text: LocalizedText, wanted: Language): string | undefined {
  const { languages, of } = readingOf([text], wanted);
  const inWanted = wanted !== 'en-US' || languages.language === 'US';
  return text.CN === '' || !inWanted ? undefined : of(text);
}

/**
 * The identity in a reader's language: the one that both names are written in. A text that isn't
 * written in it is left out: the page does without, rather than show another language.
 */
export function identityIn(
  row: IdentityRow,
  wanted: Language,
): Omit<Schemas['SiteIdentity'], 'legal' | 'demo'> {
  const { languages, of } = readingOf([row.name, row.shortName], wanted);
  const language = languages.language === 'CN' ? 'zh-CN' : wanted;
  const texts = TEXTS.map((key) => [key, written(row[key], language) ?? null]);
  const { filing, color, qrCodes, logo, icon, sharePicture, mainPicture } = row;
  return {
    ...languages,
    name: of(row.name),
    shortName: of(row.shortName),
    ...(omitNull(Object.fromEntries(texts) as Record<string, string | null>) as object),
    ...(filing !== '' && { filing }),
    color,
    ...omitNull({ logo, icon, sharePicture, mainPicture }),
    qrCodes,
  };
}

/** An identity as staff write it. */
export type IdentityBody = Omit<Schemas['StaffSiteIdentity'], 'revision'>;

/** The identity with all languages. */
export function staffIdentity(row: IdentityRow): Schemas['StaffSiteIdentity'] {
  const { id: _only, logo, icon, sharePicture, mainPicture, ...rest } = row;
  const identity = { ...rest, ...omitNull({ logo, icon, sharePicture, mainPicture }) };
  return { ...identity, revision: revisionOf(identity) };
}

/** The columns of an identity as staff wrote it, in place of the stored one. */
export function identityColumns(
  body: IdentityBody,
  stored?: IdentityRow,
): Omit<typeof siteIdentity.$inferInsert, 'id'> {
  const { filing, color, qrCodes } = body;
  const { logo = null, icon = null, sharePicture = null, mainPicture = null } = body;
  return {
    name: storedText(body.name, stored?.name),
    shortName: storedText(body.shortName, stored?.shortName),
    slogan: storedText(body.slogan, stored?.slogan),
    description: storedText(body.description, stored?.description),
    copyright: storedText(body.copyright, stored?.copyright),
    contactHours: storedText(body.contactHours, stored?.contactHours),
    filing,
    color,
    qrCodes,
    logo,
    icon,
    sharePicture,
    mainPicture,
  };
}

/** The pictures of an identity. */
export function identityPictures({
  logo,
  icon,
  sharePicture,
  mainPicture,
  qrCodes,
}: IdentityBody): { kind: 'image'; id: string | undefined }[] {
  const ids = [logo, icon, sharePicture, mainPicture, ...Object.values(qrCodes)];
  return ids.map((id) => ({ kind: 'image', id }));
}
