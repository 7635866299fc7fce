import { isEncryptedOffice } from '../../../../openapi/upload-content';
import { piecesOf } from '@/lib/file-pieces';
import { decodeText, type LegacyEncoding } from './decode-text';
import { TableProblem } from './table-problem';
import { textCells } from './text-cells';

/** Maximum size of a table file, in bytes. */
const MAX_BYTES = 5_000_000;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

export interface TableFile {
  cells: string[][];
  /** Assumed encoding, if the file declares none. */
  legacy?: LegacyEncoding;
}

/** Reads the cells of a workbook or text file; the content decides, not the name. */
export async function readTableFile(file: Blob, legacy?: LegacyEncoding): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new TableProblem('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (begins(COMPOUND_FILE))
    throw new TableProblem((await isEncryptedOffice(piecesOf(file))) ? 'encrypted' : 'oldExcel');
  if (begins(ZIP)) {
    const { workbookCells } = await import('./workbook-cells');
    return { cells: await workbookCells(bytes) };
  }
  const { text, legacy: assumed } = decodeText(bytes, legacy);
  // eslint-disable-next-line no-control-regex -- binary files contain these characters, texts don't
  if (/[\u0000-\u0008\u000E-\u001A]/.test(text)) throw new TableProblem('notTable');
  return { cells: textCells(text), ...(assumed !== undefined && { legacy: assumed }) };
}
