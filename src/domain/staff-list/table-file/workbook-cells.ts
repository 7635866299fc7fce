import { unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { TableProblem } from './table-problem';

/** The most bytes of XML that a workbook may unpack to. */
const MOST_UNPACKED = 20_000_000;
/** The part of the first sheet that is read: more rows and columns than an import takes. */
const RANGE = 'A1:AZ1001';

/** A cell as text. Times are those that the spreadsheet shows, without a zone. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/**
 * Unpacks the XML of a workbook within its limit, and packs it again uncompressed: the declared sizes
 * bound what is unpacked, and the reader can't meet a larger part.
 */
function bounded(bytes: Uint8Array): Uint8Array {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MOST_UNPACKED) throw new TableProblem('tooLarge');
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

/** Reads the cells of a workbook's first sheet; formulas give their last result. */
export async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  try {
    const { sheets } = await readXlsx(bounded(bytes), { sheets: [0], range: RANGE });
    return (sheets[0]?.rows ?? []).map((row) => row.map(cellText));
  } catch (error) {
    throw error instanceof TableProblem ? error : new TableProblem('notTable');
  }
}
