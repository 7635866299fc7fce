import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import {
  extensionOf,
  judgeContent,
  type ContentProblem,
  type FileType,
  type UploadRules,
} from '../../../openapi/upload-content.ts';

/** Returns the type of the file at `path`, or the reason for refusing it. */
export async function checkFileType(
  path: string,
  name: string,
  { types }: UploadRules,
): Promise<FileType | ContentProblem> {
  const detected = (await fileTypeFromFile(path))?.mime;
  return await judgeContent({ detected, name, pieces: () => createReadStream(path) }, types);
}

/** Invisible characters: controls, format characters, unpaired surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const MAX_STEM = 120;

/**
 * Returns a safe name for display and download: no path, no invisible characters, the extension of its
 * type. Keeps characters that only some file systems refuse; browsers and archivers replace them.
 */
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
