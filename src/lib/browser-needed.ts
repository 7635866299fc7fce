import { create } from 'zustand';

interface BrowserNeeded {
  open: boolean;
  ask: () => void;
  close: () => void;
}

/** Whether the visitor is to open the page in a browser, for what a messenger's can't do. */
export const useBrowserNeeded = create<BrowserNeeded>()((set) => ({
  open: false,
  ask: () => {
    set({ open: true });
  },
  close: () => {
    set({ open: false });
  },
}));
