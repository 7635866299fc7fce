import { unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { TableProblem } from './table-problem';

/** Maximum size of a workbook's unpacked XML, in bytes. */
const MAX_UNPACKED = 20_000_000;
/** Range of the first sheet that is read: larger than an import allows. */
const RANGE = 'A1:AZ1001';

/** Converts a cell to text; times as displayed, without a zone. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/**
 * Unpacks a workbook's XML within the limit and repacks it uncompressed, so that the reader's
 * memory is bounded by the declared sizes.
 */
function bounded(bytes: Uint8Array): Uint8Array {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED) throw new TableProblem('tooLarge');
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

/** Reads the cells of the first sheet; formulas as their last result. */
export async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  try {
    const { sheets } = await readXlsx(bounded(bytes), { sheets: [0], range: RANGE });
    return (sheets[0]?.rows ?? []).map((row) => row.map(cellText));
  } catch (error) {
    throw error instanceof TableProblem ? error : new TableProblem('notTable');
  }
}
