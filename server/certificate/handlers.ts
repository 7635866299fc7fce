import { notFound } from '../base/failure.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { contentWriter } from './certificate-content.ts';
import { certificateFile } from './files.ts';
import { normalNumber } from './numbers.ts';
import { myCertificate, stateOf } from './present.ts';
import { certificatesOfUser, certificateWithNumber, storedTemplates } from './queries.ts';
import { templateOf } from './template-rules.ts';

type CertificateOperation = 'listMyCertificates' | 'downloadMyCertificate' | 'findCertificate';

/** Handles certificates of the current user, and the public check. */
export function certificateHandlers(services: Services): HandlersOf<CertificateOperation> {
  const { db } = services;
  return {
    listMyCertificates: async ({ session, language }) =>
      (await certificatesOfUser(db, session.userId)).map((row) => myCertificate(row, language)),

    downloadMyCertificate: async ({ params, session, language }) => {
      const row = await certificateWithNumber(db, normalNumber(params.number));
      // Other users don't learn that the certificate exists.
      if (row?.certificate.userId !== session.userId || stateOf(row) !== 'valid') throw notFound();
      const { matchId, kind } = row.certificate;
      const stored = await storedTemplates(db, matchId, [kind]);
      const write = await contentWriter(services, language);
      return await certificateFile(write(row, templateOf(matchId, kind, stored.get(kind))));
    },

    findCertificate: async ({ query: { number }, language }) => {
      const row = await certificateWithNumber(db, normalNumber(number));
      if (row === undefined) return { state: 'unknown' };
      return stateOf(row) === 'valid'
        ? { state: 'valid', certificate: myCertificate(row, language) }
        : { state: 'revoked' };
    },
  };
}
