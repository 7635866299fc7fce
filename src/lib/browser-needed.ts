import { create } from 'zustand';

interface BrowserNeeded {
  open: boolean;
  ask: () => void;
  close: () => void;
}

/** Whether the prompt to leave an in-app browser is shown. */
export const useBrowserNeeded = create<BrowserNeeded>()((set) => ({
  open: false,
  ask: () => {
    set({ open: true });
  },
  close: () => {
    set({ open: false });
  },
}));
