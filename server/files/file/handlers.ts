import { DOCUMENTS, VIDEOS, type UploadRules } from '../../../openapi/upload-content.ts';
import type { ByteRange } from '../../base/byte-range.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import type { FileResponse, IncomingFile, Schemas, Session } from '../../http/types.ts';
import { createOnce } from '../../database/create-once.ts';
import { unavailableCause } from '../../database/unavailable.ts';
import type { files } from '../../database/schema.ts';
import { createFileTicket } from '../file-tickets.ts';
import { findReadableFile } from '../uploads/file-access.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import { templateId, templateName } from '../uploads/template-names.ts';
import { uploadQuota } from '../uploads/upload-quota.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { WithScanner } from '../uploads/scanner.ts';
import { templateOf } from './present.ts';
import { filesWithId } from './queries.ts';
import { templateRow, templateRows } from './template-queries.ts';

type FileOperation =
  | 'uploadFile'
  | 'uploadVideoFile'
  | 'createFileTicket'
  | 'downloadFile'
  | 'listTemplates'
  | 'downloadTemplate';

interface Upload {
  session: Session;
  newId: string;
  rules: UploadRules;
}

/** Handlers of uploads and downloads. */
export function fileHandlers({
  db,
  incoming,
  store,
  scan,
  now,
}: Services & WithScanner): HandlersOf<FileOperation> {
  const quota = uploadQuota(db);

  async function saveUpload(
    file: () => Promise<IncomingFile | undefined>,
    { session: { userId: ownerId }, newId: id, rules }: Upload,
  ): Promise<Schemas['StoredFile']> {
    const find = () => filesWithId(db, id);
    const { name, size, mime, createDate } = await createOnce(find, async () => {
      const reservation = await quota.begin(ownerId);
      try {
        const uploaded = await file();
        if (uploaded === undefined) throw businessRule('fileMissing');
        const { count } = reservation;
        const options = { id, owner: ownerId, incoming, store, scan, count };
        const stored = await storeUpload(options, uploaded, rules);
        await reservation.insert({ ...stored, createDate: now() }).catch(async (error: unknown) => {
          // Keeps the bytes, because the row may have been written despite the outage. Otherwise, the
          // clean-up at start removes them.
          if (unavailableCause(error) !== undefined) throw error;
          // A concurrent request with the same key stores the same bytes.
          const [other] = await find();
          if (other === undefined) await store.remove([id]);
          throw error;
        });
        return await find();
      } finally {
        reservation.end();
      }
    });
    return { id, name, size, mime, createDate: createDate.toISOString() };
  }

  function response(
    { id, name, mime, size, hash }: typeof files.$inferSelect,
    access: FileResponse['access'],
  ) {
    return {
      name,
      mime,
      size,
      hash,
      access,
      // The contract's pattern for ids excludes dots and slashes, so the path stays in the folder.
      open: (part?: ByteRange) => store.open(id, part),
    };
  }

  return {
    uploadFile: ({ file, session, newId }) =>
      saveUpload(file, { session, newId, rules: DOCUMENTS }),

    uploadVideoFile: ({ file, session, newId }) =>
      saveUpload(file, { session, newId, rules: VIDEOS }),

    createFileTicket: ({ session }) => createFileTicket(db, session, now()),

    downloadFile: async ({ params, query, session }) => {
      const { id } = params;
      const found = await findReadableFile(db, { id, width: query.width, session, now: now() });
      // Unauthorized callers don't learn that the file exists.
      if (found === undefined) throw notFound();
      return response(found.file, found.access);
    },

    listTemplates: async ({ language }) =>
      (await templateRows(db)).map((row) => templateOf(row, language)),

    downloadTemplate: async ({ params: { name } }) => {
      const row = await templateRow(db, templateId(name));
      if (row === undefined || templateName(row.template.id, row.file.name) !== name)
        throw notFound();
      return response(row.file, 'private');
    },
  };
}
