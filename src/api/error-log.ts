import { create } from 'zustand';

/** One thing that went wrong in this browser; nothing personal: no token, body or query. */
export interface ErrorLogEntry {
  /** A call, a response that breaks the contract, the menu, a part of the site's code, a page. */
  type: 'ajax' | 'contract' | 'menu' | 'chunk' | 'page';
  code: number;
  text: string;
  /** Path without query. */
  url: string;
  /** Where in the code, for an error of the program: by the paths of scripts. */
  stack?: string;
  time: string;
}

const MAX_ENTRIES = 200;

interface ErrorLog {
  entries: ErrorLogEntry[];
  /** How many were ever added: the store forgets the oldest, who sends them has to know. */
  added: number;
  add: (entry: Omit<ErrorLogEntry, 'time'>) => void;
}

/** What failed since the page was opened, the last 200 entries. */
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
