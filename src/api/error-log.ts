import { create } from 'zustand';

/** An error in this browser. Contains no personal data: no token, body or query. */
export interface ErrorLogEntry {
  /** Source of the error: request, invalid response, menu, chunk or page. */
  type: 'ajax' | 'contract' | 'menu' | 'chunk' | 'page';
  code: number;
  text: string;
  /** Path without query. */
  url: string;
  /** Stack of a program error, with the paths of scripts only. */
  stack?: string;
  time: string;
}

const MAX_ENTRIES = 200;

interface ErrorLog {
  entries: ErrorLogEntry[];
  /** Number of entries ever added; the log drops the oldest. */
  added: number;
  add: (entry: Omit<ErrorLogEntry, 'time'>) => void;
}

export const useErrorLog = create<ErrorLog>()((set) => ({
  entries: [],
  added: 0,
  add: (entry) => {
    const latest = { ...entry, time: new Date().toISOString() };
    set(({ entries, added }) => ({
      entries: [...entries, latest].slice(-MAX_ENTRIES),
      added: added + 1,
    }));
  },
}));
