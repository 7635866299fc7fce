import { notFound } from '../base/failure.ts';
import { message, type Language } from '../base/messages.ts';
import type { Database } from '../database/open.ts';
import { requireRevision } from '../http/revision.ts';
import { staffPaging, type HandlersOf, type Services } from '../http/services.ts';
import type { Schemas } from '../http/types.ts';
import { messageLanguage } from '../localized/localized.ts';
import type { EditionRow } from '../competition/edition/rules.ts';
import { findEdition, lockEdition } from '../competition/edition/staff-queries.ts';
import { contentWriter } from './certificate-content.ts';
import { certificateArchive, certificateFile } from './files.ts';
import { issueCertificates, unprintableNames, waitingFor } from './issue.ts';
import { staffCertificate } from './present.ts';
import {
  certificatePage,
  certificateWithNumber,
  changeCertificate,
  countValid,
  lockCertificate,
  storedTemplates,
  validCertificates,
  writeTemplate,
} from './queries.ts';
import { replaceCertificate } from './replace.ts';
import { checkFields, KINDS, templateColumns, templateOf } from './template-rules.ts';

type CertificateOperation =
  | 'listCertificateKinds'
  | 'listCertificates'
  | 'issueCertificates'
  | 'revokeCertificate'
  | 'replaceCertificate'
  | 'updateCertificateTemplate'
  | 'downloadCertificatePreview'
  | 'downloadCertificates';

/** Maximum number of unprintable names in a response. */
const NAMES = 100;

async function kindInfo(
  db: Database,
  template: Schemas['CertificateTemplate'],
  { edition, now }: { edition: EditionRow; now: Date },
): Promise<Schemas['CertificateKindInfo']> {
  const { kind } = template;
  const { waiting } = await waitingFor(db, { kind, edition, now });
  const issued = await countValid(db, edition.id, kind);
  const unprintable = waiting.flatMap(unprintableNames).slice(0, NAMES);
  return { kind, issued, waiting: waiting.length, unprintable, template };
}

/** Returns invented values for a preview. */
function sampleOf(language: Language, now: Date) {
  const text = (part: 'Name' | 'Entry' | 'Prize' | 'Activity') =>
    message(language, `certificateSample${part}`);
  return {
    certificate: {
      number: `${String(now.getFullYear())}-XXXX-XXXX`,
      name: text('Name'),
      entryName: text('Entry'),
      prize: { CN: text('Prize'), US: text('Prize'), HK: text('Prize') },
      issuedAt: now,
    },
    activity: { CN: text('Activity'), US: text('Activity'), HK: text('Activity') },
  };
}

/** Returns the chosen language of certificates, otherwise the caller's. */
const fileLanguage = (
  { language }: { language?: Schemas['ContentLanguage'] },
  callers: Language,
): Language => (language === undefined ? callers : messageLanguage(language));

/** Handles certificates for staff. */
export function staffCertificateHandlers(services: Services): HandlersOf<CertificateOperation> {
  const { db, now } = services;
  const templateFor = async (matchId: string, kind: Schemas['CertificateKind']) =>
    templateOf(matchId, kind, (await storedTemplates(db, matchId, [kind])).get(kind));
  const certificateFor = async (number: string, language: Language) => {
    const row = await certificateWithNumber(db, number);
    if (row === undefined) throw notFound();
    return staffCertificate(row, language);
  };
  return {
    listCertificateKinds: async ({ query: { matchInfoId: id } }) => {
      const context = { edition: await findEdition(db, id), now: now() };
      const stored = await storedTemplates(db, id, KINDS);
      const infos: Schemas['CertificateKindInfo'][] = [];
      for (const kind of KINDS)
        infos.push(await kindInfo(db, templateOf(id, kind, stored.get(kind)), context));
      return infos;
    },

    listCertificates: async ({ query, language }) => {
      const { matchInfoId: matchId, kind } = query;
      await findEdition(db, matchId);
      const { current, size, offset } = staffPaging(query);
      const { found, total } = await certificatePage(db, { matchId, kind }, { size, offset });
      const records = found.map((row) => staffCertificate(row, language));
      return { records, total, current, size };
    },

    issueCertificates: async ({ body: { matchInfoId: matchId, kind, handwritten }, audit }) => {
      const result = await db.transaction((tx) =>
        issueCertificates(tx, { matchId, kind, handwritten }, now()),
      );
      audit({ target: matchId, detail: `${kind}, +${String(result.issued)}` });
      return result;
    },

    revokeCertificate: async ({ body: { number, revoked }, language, audit }) => {
      audit({ target: number, detail: revoked ? 'revoked' : 'restored' });
      await db.transaction(async (tx) => {
        await lockCertificate(tx, number);
        await changeCertificate(tx, number, { revokedAt: revoked ? now() : null });
      });
      return await certificateFor(number, language);
    },

    replaceCertificate: async ({ body, language, audit }) => {
      const number = await db.transaction((tx) => replaceCertificate(tx, body.number, now()));
      audit({ target: body.number, detail: number });
      return await certificateFor(number, language);
    },

    updateCertificateTemplate: ({ body, audit }) => {
      const { matchInfoId: matchId, kind } = body;
      audit({ target: matchId, detail: kind });
      return db.transaction(async (tx) => {
        await lockEdition(tx, matchId);
        const stored = (await storedTemplates(tx, matchId, [kind])).get(kind);
        requireRevision(templateOf(matchId, kind, stored).revision, body.revision);
        checkFields(body);
        const texts = templateColumns(body, stored);
        await writeTemplate(tx, { matchId, kind }, texts);
        return templateOf(matchId, kind, texts);
      });
    },

    downloadCertificatePreview: async ({ query, language: callers }) => {
      const { matchInfoId: id, kind } = query;
      const language = fileLanguage(query, callers);
      const { name: edition } = await findEdition(db, id);
      const write = await contentWriter(services, language);
      const facts = { ...sampleOf(language, now()), edition };
      return await certificateFile(write(facts, await templateFor(id, kind)));
    },

    downloadCertificates: async ({ query, language: callers, audit }) => {
      const { matchInfoId: id, kind } = query;
      const language = fileLanguage(query, callers);
      await findEdition(db, id);
      const rows = await validCertificates(db, id, kind);
      audit({ target: id, detail: `${kind}, ${String(rows.length)}` });
      const write = await contentWriter(services, language);
      const template = await templateFor(id, kind);
      return certificateArchive(
        `certificates-${kind}.zip`,
        rows.map((row) => {
          const { number, name } = row.certificate;
          return { number, name, content: write(row, template) };
        }),
      );
    },
  };
}
