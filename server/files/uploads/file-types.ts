import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import {
  extensionOf,
  judgeContent,
  type ContentProblem,
  type FileType,
  type UploadRules,
} from '../../../openapi/upload-content.ts';

/** The type of the bytes at `path`, or why the rules refuse them. */
export async function judgeFile(
  path: string,
  name: string,
  { types }: UploadRules,
): Promise<FileType | ContentProblem> {
  const detected = (await fileTypeFromFile(path))?.mime;
  return await judgeContent({ detected, name, pieces: () => createReadStream(path) }, types);
}

/** Invisible characters: controls, marks of direction, halves of others. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const MAX_STEM = 120;

/**
 * A name to show and to save under: no path, nothing hidden, the extension of its type. What some file
 * systems refuse stays: browsers and archives replace it when they save.
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
