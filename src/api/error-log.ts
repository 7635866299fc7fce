import { create } from 'zustand';
import { immer } from 'zustand/middleware/immer';

/** One thing that went wrong in this browser; nothing personal: no token, body or query. */
export interface ErrorLogEntry {
  type: 'ajax' | 'contract' | 'menu';
  code: number;
  text: string;
  /** Path without query. */
  url: string;
  time: string;
}

const KEPT = 200;

interface ErrorLog {
  entries: ErrorLogEntry[];
  add: (entry: Omit<ErrorLogEntry, 'time'>) => void;
}

/** What failed since the page was opened, the last 200 entries. */
export const useErrorLog = create<ErrorLog>()(
  immer((set) => ({
    entries: [],
    add: (entry) => {
      set((draft) => {
        draft.entries.push({ ...entry, time: new Date().toISOString() });
        draft.entries.splice(0, draft.entries.length - KEPT);
      });
    },
  })),
);
