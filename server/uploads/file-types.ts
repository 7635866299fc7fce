import { fileTypeFromFile } from 'file-type';

/** A type that may be stored. */
export interface FileType {
  mime: string;
  /** Extensions that its name may have; the first one is given to a name without any of them. */
  extensions: readonly [string, ...string[]];
}

/** What one kind of upload takes. */
export interface UploadRules {
  /** Bytes. */
  limit: number;
  types: readonly FileType[];
}

const MEGABYTE = 1_048_576;
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const PICTURES: readonly FileType[] = [
  { mime: 'image/png', extensions: ['png'] },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { mime: 'image/webp', extensions: ['webp'] },
  { mime: 'image/gif', extensions: ['gif'] },
];

const LEGACY_OFFICE: readonly FileType[] = [
  { mime: 'application/msword', extensions: ['doc'] },
  { mime: 'application/vnd.ms-excel', extensions: ['xls'] },
  { mime: 'application/vnd.ms-powerpoint', extensions: ['ppt'] },
];

/** Whether the type is a picture's. */
export function isPicture({ mime }: FileType): boolean {
  return PICTURES.some((type) => type.mime === mime);
}

/** Whether the type is that of an Office file, which may carry a program. */
export function isOffice({ mime }: FileType): boolean {
  return mime.startsWith(OFFICE) || LEGACY_OFFICE.some((type) => type.mime === mime);
}

/** Documents and pictures. */
export const DOCUMENTS: UploadRules = {
  limit: 50 * MEGABYTE,
  types: [
    ...PICTURES,
    ...LEGACY_OFFICE,
    { mime: 'application/pdf', extensions: ['pdf'] },
    { mime: `${OFFICE}.wordprocessingml.document`, extensions: ['docx'] },
    { mime: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'] },
    { mime: `${OFFICE}.presentationml.presentation`, extensions: ['pptx'] },
  ],
};

/** Videos and their captions. */
export const VIDEOS: UploadRules = {
  limit: 500 * MEGABYTE,
  types: [
    { mime: 'video/mp4', extensions: ['mp4', 'm4v'] },
    { mime: 'video/webm', extensions: ['webm'] },
    { mime: 'video/quicktime', extensions: ['mov'] },
    { mime: 'text/vtt', extensions: ['vtt'] },
  ],
};

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The type of the bytes at `path`, if the rules allow it. Only the three old Office types, which
 * share one container, are distinguished by the name.
 */
export async function allowedType(
  path: string,
  name: string,
  { types }: UploadRules,
): Promise<FileType | undefined> {
  const found = await fileTypeFromFile(path);
  if (found === undefined) return undefined;
  if (found.mime === 'application/x-cfb') {
    const extension = extensionOf(name);
    return LEGACY_OFFICE.find((type) => types.includes(type) && type.extensions[0] === extension);
  }
  // "video/x-m4v" is MP4 by another name.
  const mime = found.mime === 'video/x-m4v' ? 'video/mp4' : found.mime;
  return types.find((type) => type.mime === mime);
}

/** Control characters, and those that file systems don't take. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;
const MAX_STEM = 120;

/** A name that is safe to save under: no path, nothing hidden, the extension of its type. */
export function safeName(name: string, { extensions }: FileType): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(UNSAFE, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const known = extensions.find((extension) => extension === extensionOf(clean));
  const stem = known === undefined ? clean : clean.slice(0, -known.length - 1);
  const extension = known ?? extensions[0];
  const short = stem.slice(0, MAX_STEM).toWellFormed();
  return `${short === '' ? 'file' : short}.${extension}`;
}
