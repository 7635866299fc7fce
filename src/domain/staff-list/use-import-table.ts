import { useState } from 'react';
import type { LegacyEncoding } from './table-file/decode-text';
import { readTableFile } from './table-file/read-table-file';
import { TableProblem, type TableProblemKind } from './table-file/table-problem';
import { textCells } from './table-file/text-cells';
import { MAX_ROWS, readTable, type ReadTable } from './table-file/read-table';

export interface ImportTableProblem {
  kind: TableProblemKind | 'empty' | 'tooMany';
  row?: number | undefined;
}

export interface ImportTable {
  typed: string;
  file?: File;
  /** Assumed encoding, if the file declares none. */
  legacy?: LegacyEncoding;
  table?: ReadTable;
  problem?: ImportTableProblem;
}

const EMPTY: ImportTable = { typed: '' };

function parsedTable(read: () => string[][]): Pick<ImportTable, 'table' | 'problem'> {
  try {
    const table = readTable(read());
    if (table.rows.length === 0) return { table, problem: { kind: 'empty' } };
    return table.rows.length > MAX_ROWS ? { table, problem: { kind: 'tooMany' } } : { table };
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
    return { problem: { kind: error.kind, row: error.row } };
  }
}

export function useImportTable() {
  const [state, setState] = useState<ImportTable>(EMPTY);
  return {
    ...state,
    paste: (typed: string) =>
      setState({ typed, ...(typed.trim() !== '' && parsedTable(() => textCells(typed))) }),
    choose: async (file: File, encoding?: LegacyEncoding) => {
      const read = readTableFile(file, encoding);
      const found = await read.catch((error: unknown) => error);
      if (found instanceof TableProblem)
        setState({ typed: '', file, problem: { kind: found.kind, row: found.row } });
      else {
        const { cells, legacy } = await read;
        const assumed = legacy === undefined ? {} : { legacy };
        setState({ typed: '', file, ...assumed, ...parsedTable(() => cells) });
      }
    },
    clear: () => setState(EMPTY),
  };
}
