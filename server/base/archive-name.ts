/**
 * Maximum length of a folder or file name: 80 Chinese characters fit into the 255 bytes of most file
 * systems.
 */
const MAX_LENGTH = 80;
/** Matches a file name extension. */
const EXTENSION = /(?<!^)\.[\p{L}\p{N}]{1,9}$/u;

/** Returns a name that every system can unpack, without path traversal. */
export function archiveName(text: string, longest = MAX_LENGTH): string {
  const plain = text.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^[.\s]+/, '');
  return (
    plain
      .slice(0, longest)
      .toWellFormed()
      .replace(/[.\s]{1,80}$/, '') || '_'
  );
}

/** Returns the name of an entry's file, prefixed with the name of the required document, if any. */
export function archiveFileName(name: string, document?: string): string {
  const before = document === undefined ? '' : `${archiveName(document, MAX_LENGTH / 2)} - `;
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const base = name.slice(0, name.length - extension.length);
  return before + archiveName(base, MAX_LENGTH - before.length - extension.length) + extension;
}
