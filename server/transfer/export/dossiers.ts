import { Readable } from 'node:stream';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database } from '../../database/open.ts';
import { files, matches, projectFiles, projects } from '../../database/schema.ts';
import { documentNames } from '../../competition/edition/entry-rules.ts';
import type { Language } from '../../base/messages.ts';
import { staffEntryDetail } from '../../competition/entry/staff-detail-queries.ts';
import type { FileStore } from '../../store/file-store.ts';
import { archiveFileName, archiveName } from '../../base/archive-name.ts';
import type { CellText } from './cells.ts';
import { dossier } from './dossier-text.ts';

interface Options {
  db: Database;
  store: FileStore;
  text: CellText;
  language: Language;
}

/** Returns the files of each entry: documents in order, logo, video. */
async function filesOf(db: Database, ids: string[], language: Language) {
  const attached = await db
    .select({
      entry: projectFiles.projectId,
      id: files.id,
      name: files.name,
      document: projectFiles.document,
      entryRules: matches.entryRules,
    })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(inArray(projectFiles.projectId, ids))
    .orderBy(asc(projectFiles.position));
  const shown = await db
    .select({ entry: projects.id, id: files.id, name: files.name })
    .from(projects)
    .innerJoin(files, or(eq(files.id, projects.logoFileId), eq(files.id, projects.videoFileId)))
    .where(inArray(projects.id, ids));
  const named = attached.map(({ document, entryRules, ...file }) => ({
    ...file,
    document: documentNames(entryRules, language).get(document ?? ''),
  }));
  return Map.groupBy(
    [...named, ...shown.map((file) => ({ ...file, document: undefined }))],
    ({ entry }) => entry,
  );
}

/**
 * Streams an archive with a folder for each entry, which contains the entry's fields and files. Opens each
 * file only when the archive reaches it.
 */
export async function dossierFile(
  ids: readonly string[],
  { db, store, text, language }: Options,
): Promise<Readable> {
  const names = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name ?? '']));
  const stored = await filesOf(db, [...ids], language);
  const zip = new ZipFile();
  const add = (path: string, open: () => Promise<Readable>) => {
    zip.addReadStreamLazy(path, (response) => {
      open().then(
        (bytes) => response(undefined, bytes),
        (error: unknown) => response(error, Readable.from([])),
      );
    });
  };
  for (const [at, id] of ids.entries()) {
    const folder = `${String(at + 1).padStart(4, '0')} ${archiveName(nameOf.get(id) ?? id)}`;
    add(`${folder}/entry.txt`, async () =>
      Readable.from([
        Buffer.from(dossier(await staffEntryDetail(db, id, { language, hasSms: false }), text)),
      ]),
    );
    for (const [index, file] of (stored.get(id) ?? []).entries()) {
      // The index makes names unique.
      add(
        `${folder}/${String(index + 1)} ${archiveFileName(file.name, file.document)}`,
        async () => {
          const bytes = await store.open(file.id);
          // An empty file replaces a missing one, so that the other files can be exported.
          return bytes ?? Readable.from([Buffer.alloc(0)]);
        },
      );
    }
  }
  zip.end();
  const output = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => output.destroy(error));
  return output;
}
