import type { Language } from '../base/messages.ts';
import { omitNull } from '../http/services.ts';
import type { Schemas } from '../http/types.ts';
import { textFor } from '../localized/localized.ts';
import { isReplaced, type CertificateRow } from './queries.ts';

/** Returns the facts that all responses contain. */
function factsOf({ certificate, activity }: CertificateRow, language: Language) {
  const { number, kind, name, entryName, prize, issuedAt } = certificate;
  return {
    number,
    kind,
    name,
    ...omitNull({
      entryName,
      prize: prize && textFor(prize, language),
      activity: activity && textFor(activity, language),
    }),
    issuedAt: issuedAt.toISOString(),
  };
}

/** Returns the state of a certificate. */
export function stateOf({ certificate, founded }: CertificateRow): Schemas['CertificateState'] {
  if (certificate.revokedAt !== null) return 'revoked';
  return founded ? 'valid' : 'lapsed';
}

/** Returns a certificate for its holder and for visitors who check it. */
export function myCertificate(row: CertificateRow, language: Language): Schemas['MyCertificate'] {
  return { ...factsOf(row, language), edition: textFor(row.edition, language) };
}

/** Returns a certificate for staff. */
export function staffCertificate(
  row: CertificateRow,
  language: Language,
): Schemas['StaffCertificate'] {
  return {
    ...factsOf(row, language),
    state: stateOf(row),
    ...(isReplaced(row.certificate.key) && { replaced: true }),
  };
}
