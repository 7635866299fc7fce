/** Of a folder or a file: 80 characters of Chinese fit into the 255 bytes of most file systems. */
const LONGEST = 80;
/** What says of which kind a file is, by which a system opens it. */
const EXTENSION = /(?<!^)\.[\p{L}\p{N}]{1,9}$/u;

/** A name that every system can unpack, and that leads out of no folder. */
export function archiveName(text: string, longest = LONGEST): string {
  const plain = text.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^[.\s]+/, '');
  return (
    plain
      .slice(0, longest)
      .toWellFormed()
      .replace(/[.\s]{1,80}$/, '') || '_'
  );
}

/** The name of an entry's file, after the document of its edition that it is, if any. */
export function archiveFileName(name: string, document?: string): string {
  const before = document === undefined ? '' : `${archiveName(document, LONGEST / 2)} - `;
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const base = name.slice(0, name.length - extension.length);
  return before + archiveName(base, LONGEST - before.length - extension.length) + extension;
}
