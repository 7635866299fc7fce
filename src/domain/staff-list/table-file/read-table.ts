import { TableProblem } from './table-problem';

/** The most rows that one request takes (contract: `ImportBody`). */
export const MOST_ROWS = 500;

/** A table to import: its heads, and the rows that hold something. */
export interface ReadTable {
  columns: string[];
  rows: string[][];
  /** The number of each row in the spreadsheet, which counts from 1. */
  numbers: number[];
}

/** Whether a row holds something. */
export const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/**
 * Reads the cells of a table whose first filled row names its columns. Leaves out columns without a
 * head and without cells, as spreadsheets have some. Throws `TableProblem` where cells stand under no
 * head, so that none is lost.
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
