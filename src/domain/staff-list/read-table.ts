/** The most rows that one call takes (contract: `ImportBody`). */
export const MOST_ROWS = 500;

/** A table as somebody typed, pasted or exported it, by the fields of its columns. */
export interface ReadTable<Column extends string> {
  columns: Column[];
  rows: string[][];
  /** A head that names no column. */
  unknown?: string;
}

/** Heads are the same whatever their case and the spaces around them. */
const plain = (text: string) => text.trim().toLowerCase();

/**
 * Reads the cells of a table whose first row names its columns: by the field, or by its name in the
 * language of the page. A column without a head and without cells is left out, as spreadsheets leave some.
 */
export function readTable<Column extends string>(
  cells: readonly (readonly string[])[],
  columns: readonly Column[],
  nameOf: (column: Column) => string,
): ReadTable<Column> {
  const [heads = [], ...body] = cells;
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  const used = heads.flatMap((head, at) =>
    head.trim() === '' && filled.every((row) => (row[at] ?? '').trim() === '')
      ? []
      : [{ head, at }],
  );
  const found = used.map(({ head }) =>
    columns.find((column) => [column, nameOf(column)].some((name) => plain(name) === plain(head))),
  );
  const missing = found.findIndex((column) => column === undefined);
  return {
    columns: found.filter((column) => column !== undefined),
    rows: filled.map((row) => used.map(({ at }) => (row[at] ?? '').trim())),
    ...(missing !== -1 && { unknown: used[missing]?.head ?? '' }),
  };
}
