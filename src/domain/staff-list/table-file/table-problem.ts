/** Why a file or a text can't be read as a table. */
export type TableProblemKind =
  | 'encrypted'
  | 'oldExcel'
  | 'notTable'
  | 'tooLarge'
  | 'encoding'
  | 'lostCharacters'
  | 'quotes'
  | 'longRow'
  | 'headless';

/** A table that can't be read; `row` counts from 1, as spreadsheets do. */
export class TableProblem extends Error {
  readonly kind: TableProblemKind;
  readonly row: number | undefined;

  constructor(kind: TableProblemKind, row?: number) {
    super(kind);
    this.kind = kind;
    this.row = row;
  }
}
