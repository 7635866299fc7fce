import { TableProblem } from './table-problem';

/** Maximum number of rows per request (contract: `ImportBody`). */
export const MAX_ROWS = 500;

/** A table to import: its header and non-empty rows. */
export interface ReadTable {
  columns: string[];
  rows: string[][];
  /** Row numbers in the spreadsheet, from 1. */
  numbers: number[];
}

export const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/**
 * Reads a table whose first non-empty row is its header. Omits columns without header and cells.
 * @throws TableProblem if cells have no header, so that no data is lost
 */
export function readTable(cells: readonly (readonly string[])[]): ReadTable {
  const filled = cells.flatMap((row, at) => (isFilled(row) ? [{ row, number: at + 1 }] : []));
  const [heads, ...body] = filled;
  if (heads === undefined) return { columns: [], rows: [], numbers: [] };
  const width = Math.max(...filled.map(({ row }) => row.length));
  const used = Array.from({ length: width }, (_, at) => at).filter(
    (at) =>
      (heads.row[at] ?? '').trim() !== '' || body.some(({ row }) => (row[at] ?? '').trim() !== ''),
  );
  const headless = used.find((at) => (heads.row[at] ?? '').trim() === '');
  if (headless !== undefined) {
    const first = body.find(({ row }) => (row[headless] ?? '').trim() !== '');
    const isBeyond = headless >= heads.row.length;
    throw new TableProblem(isBeyond ? 'longRow' : 'headless', first?.number);
  }
  return {
    columns: used.map((at) => (heads.row[at] ?? '').trim().slice(0, 64)),
    rows: body.map(({ row }) => used.map((at) => (row[at] ?? '').trim())),
    numbers: body.map(({ number }) => number),
  };
}
