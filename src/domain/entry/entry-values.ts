import * as z from 'zod/mini';
import { MyProjectFile, SaveProjectBody, type MyProject } from '@/api/generated/model';
import { withoutBlanks } from '@/lib/blanks';
import { draftParser } from '@/lib/form-draft';

const files = z.array(MyProjectFile);

/** The contract's body without files, and without the fields that every save adds. */
const Content = z.omit(SaveProjectBody, {
  status: true,
  matchInfoId: true,
  revision: true,
  saveKey: true,
  attachments: true,
  logoFileId: true,
  videoFileId: true,
});

type Field = keyof z.infer<typeof Content>;
const FIELDS = Object.keys(Content.shape) as Field[];

/** Values of an entry form: the contract's body, with files as the server describes them. */
const EntryValues = z.extend(Content, { logo: files, video: files, attachments: files });

export type EntryValues = z.infer<typeof EntryValues>;
export type EntryFile = z.infer<typeof MyProjectFile>;

export const parseEntryDraft = draftParser<EntryValues>(EntryValues);

export function cleanValues(values: Partial<EntryValues>): EntryValues {
  return { logo: [], video: [], attachments: [], ...(withoutBlanks(values) as object) };
}

/** An entry in responses to its owner and to staff. */
type EntryRecord = Pick<MyProject, 'attachments'> &
  Partial<Pick<MyProject, Exclude<Field, 'stage'> | 'logoFileId' | 'video'>> & { stage?: string };

/** Converts the server's entry to form values. */
export function valuesOf(project: EntryRecord | null): EntryValues {
  if (project === null) return cleanValues({});
  const { attachments, logoFileId, video } = project;
  const logo = { name: '', size: 0, mime: 'image/*', shared: true };
  return cleanValues({
    ...Object.fromEntries(FIELDS.map((field) => [field, project[field]])),
    attachments,
    logo: logoFileId === undefined ? [] : [{ ...logo, id: logoFileId }],
    video: video === undefined ? [] : [{ ...video, shared: true }],
  });
}

export function contentOf({ logo, video, attachments, ...content }: EntryValues) {
  const [picture] = logo;
  const [film] = video;
  return {
    ...content,
    ...(picture && { logoFileId: picture.id }),
    ...(film && { videoFileId: film.id }),
    attachments: attachments.map(({ id, shared, document }) => ({
      id,
      shared,
      ...(document !== undefined && { document }),
    })),
  };
}
