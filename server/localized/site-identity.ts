import { eq } from 'drizzle-orm';
import { revisionOf } from '../http/revision.ts';
import type { Schemas } from '../http/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { configs, siteIdentity } from '../database/schema.ts';
import { localizeRecord, storedText, type LocalizedText } from './localized.ts';
import type { Language } from '../base/messages.ts';
import { omitNull } from '../http/services.ts';

/** Stored name, texts and pictures of the site. */
export type IdentityRow = typeof siteIdentity.$inferSelect;

const TEXTS = ['slogan', 'description', 'copyright', 'contactHours'] as const;

/** Returns the single row of the table. */
export async function identityRow(db: Database | Transaction): Promise<IdentityRow> {
  const [row] = await db.select().from(siteIdentity);
  if (row === undefined) throw new Error('The table site_identity has no row.');
  return row;
}

/** Marks a demo site, whose settings contain demo accounts. */
export async function demoMark(db: Database): Promise<{ demo?: true }> {
  const accounts = await db.$count(configs, eq(configs.key, 'demoAccounts'));
  return accounts > 0 ? { demo: true } : {};
}

/** Returns a text in this language, converted for Traditional Chinese; undefined without a translation. */
function written(text: LocalizedText, wanted: Language): string | undefined {
  const { languages, of } = localizeRecord([text], wanted);
  const inWanted = wanted !== 'en-US' || languages.language === 'US';
  return text.CN === '' || !inWanted ? undefined : of(text);
}

/**
 * Returns the identity in the reader's language if both names have it, otherwise in Chinese. Omits texts
 * that aren't available in that language.
 */
export function identityIn(
  row: IdentityRow,
  wanted: Language,
): Omit<Schemas['SiteIdentity'], 'legal' | 'demo'> {
  const { languages, of } = localizeRecord([row.name, row.shortName], wanted);
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

/** Identity that staff save. */
export type IdentityBody = Omit<Schemas['StaffSiteIdentity'], 'revision'>;

/** Returns the identity in all languages, for staff. */
export function staffIdentity(row: IdentityRow): Schemas['StaffSiteIdentity'] {
  const { id: _only, logo, icon, sharePicture, mainPicture, ...rest } = row;
  const identity = { ...rest, ...omitNull({ logo, icon, sharePicture, mainPicture }) };
  return { ...identity, revision: revisionOf(identity) };
}

/** Returns the columns that a request body sets. */
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
