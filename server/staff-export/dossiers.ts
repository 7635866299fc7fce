import { Readable } from 'node:stream';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { files, projectFiles, projects } from '../database/schema.ts';
import type { Language } from '../messages.ts';
import { staffProjectDetail } from '../project/staff-project-detail.ts';
import type { FileStore } from '../store/file-store.ts';
import type { CellText } from './cells.ts';

interface Options {
  db: Database;
  store: FileStore;
  text: CellText;
  language: Language;
}

/** A name that every system can unpack, and that leads out of no folder. */
function fileName(text: string): string {
  const plain = text.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return plain.slice(0, 80).toWellFormed() || '_';
}

/** An entry with all its fields, a line each. */
function dossier({ entry, ...detail }: Schemas['StaffProjectDetail'], text: CellText): string {
  const { team, members, company } = detail;
  const lines: [label: string, value: string | number | undefined][] = [
    [text.message('columnEntry'), entry.name],
    [text.message('columnId'), entry.id],
    [text.message('columnEdition'), detail.matchName],
    [text.message('columnStatus'), text.name('projectStatus', entry.status)],
    [text.message('columnPublishedStatus'), text.name('projectStatus', entry.publishedStatus)],
    [text.message('columnAwards'), entry.awards.join('; ')],
    [text.message('columnDomain'), text.name('domain', entry.domain)],
    [text.message('columnCity'), text.name('city', entry.city)],
    [text.message('columnStage'), text.name('projectStage', entry.stage)],
    [text.message('columnSubmitDate'), text.time(entry.submitDate)],
    [text.message('columnSummary'), entry.summary],
    [text.message('columnDescription'), entry.description],
    [text.message('columnLeader'), team.leader],
    [text.message('columnMobile'), team.mobile],
    [text.message('columnEmail'), team.email],
    [text.message('columnTeamSize'), team.size],
    [
      text.message('columnMembers'),
      members.map(({ name, role, mobile }) => [name, role, mobile].join(' ').trim()).join('; '),
    ],
    [text.message('columnCompany'), company.name],
    [text.message('columnFounded'), company.founded],
    [text.message('columnCapital'), company.registeredCapital],
    [text.message('columnFiles'), detail.attachments.map(({ name }) => name).join('; ')],
    ...entry.history.map(({ at, by = '', status, award = '', note = '' }): [string, string] => [
      text.message('columnHistory'),
      [text.time(at), by, text.name('projectStatus', status), award, note].join(' ').trim(),
    ]),
  ];
  const filled = lines.filter(([, value]) => value !== undefined && value !== '');
  return `\uFEFF${filled.map(([label, value]) => `${label}: ${String(value)}`).join('\r\n')}\r\n`;
}

/** The files of each entry: its documents in their order, its logo, its video. */
async function filesOf(db: Database, ids: string[]) {
  const attached = await db
    .select({ entry: projectFiles.projectId, id: files.id, name: files.name })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .where(inArray(projectFiles.projectId, ids))
    .orderBy(asc(projectFiles.position));
  const shown = await db
    .select({ entry: projects.id, id: files.id, name: files.name })
    .from(projects)
    .innerJoin(files, or(eq(files.id, projects.logoFileId), eq(files.id, projects.videoFileId)))
    .where(inArray(projects.id, ids));
  return Map.groupBy([...attached, ...shown], ({ entry }) => entry);
}

/** Entries as an archive: a folder each, with its fields and its files. Each is read when its turn comes. */
export async function dossierFile(
  ids: readonly string[],
  { db, store, text, language }: Options,
): Promise<Readable> {
  const names = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name ?? '']));
  const stored = await filesOf(db, [...ids]);
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
    const folder = `${String(at + 1).padStart(4, '0')} ${fileName(nameOf.get(id) ?? id)}`;
    add(`${folder}/entry.txt`, async () =>
      Readable.from([Buffer.from(dossier(await staffProjectDetail(db, id, language), text))]),
    );
    for (const [index, file] of (stored.get(id) ?? []).entries()) {
      // Two files may have one name.
      add(`${folder}/${String(index + 1)} ${fileName(file.name)}`, async () => {
        const bytes = await store.open(file.id);
        // What the store lost is an empty file here: the others still come.
        return bytes ?? Readable.from([Buffer.alloc(0)]);
      });
    }
  }
  zip.end();
  const output = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => output.destroy(error));
  return output;
}
