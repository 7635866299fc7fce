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

/** An unreadable table; `row` counts from 1, as in spreadsheets. */
export class TableProblem extends Error {
  readonly kind: TableProblemKind;
  readonly row: number | undefined;

  constructor(kind: TableProblemKind, row?: number) {
    super(kind);
    this.kind = kind;
    this.row = row;
  }
}
