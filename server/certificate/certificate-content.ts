import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fillPlaceholders, message, type Language } from '../base/messages.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../http/services.ts';
import type { Schemas } from '../http/types.ts';
import { textFor, type LocalizedText } from '../localized/localized.ts';
import { identityIn, identityRow } from '../localized/site-identity.ts';
import type { FileStore } from '../store/file-store.ts';
import type { CertificateContent } from './pdf.ts';
import type { CertificateRow } from './queries.ts';

/** Values of the fields of a certificate. */
type Facts = Pick<CertificateRow, 'edition' | 'activity'> & {
  certificate: Pick<
    CertificateRow['certificate'],
    'number' | 'name' | 'entryName' | 'prize' | 'issuedAt'
  >;
};

type Template = Schemas['CertificateTemplate'];

/** Returns the site's logo as a PNG; undefined without one, or if it isn't readable. */
async function logoPicture(store: FileStore, id: string | undefined): Promise<Buffer | undefined> {
  const bytes = id === undefined ? undefined : await store.open(id);
  if (bytes === undefined) return undefined;
  return await sharp(await buffer(bytes))
    .resize({ height: 240, width: 800, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => undefined);
}

/** Returns a function that creates the content of certificates in a language. */
export async function contentWriter(
  { db, store, siteUrl }: Pick<Services, 'store' | 'siteUrl'> & { db: Database },
  language: Language,
): Promise<(facts: Facts, template: Template) => CertificateContent> {
  const identity = identityIn(await identityRow(db), language);
  const logo = await logoPicture(store, identity.logo);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
  const textOf = (text: LocalizedText | null | undefined) =>
    text === null || text === undefined ? '' : textFor(text, language);
  const label = (id: 'certificateNumber' | 'certificateCheckAt' | 'certificateSeal') =>
    message(language, id);
  return ({ certificate, edition, activity }, template) => {
    const { number, name, entryName, prize, issuedAt } = certificate;
    const date = dates.format(issuedAt);
    const values = {
      name,
      entry: entryName ?? '',
      prize: textOf(prize),
      edition: textOf(edition),
      activity: textOf(activity),
      date,
      number,
    };
    const address = siteUrl();
    const filled = (text: LocalizedText | undefined) => fillPlaceholders(textOf(text), values);
    return {
      language,
      title: filled(template.title),
      text: filled(template.text),
      signatory: filled(template.signatory),
      signatoryTitle: filled(template.signatoryTitle),
      issuer: identity.name,
      date,
      number,
      labels: {
        number: label('certificateNumber'),
        check: label('certificateCheckAt'),
        seal: label('certificateSeal'),
      },
      checkUrl:
        address === undefined
          ? undefined
          : `${address.replace(/\/$/, '')}/#/certificate?number=${number}`,
      logo,
    };
  };
}
