import { create } from 'zustand';

interface DrawerState {
  open: boolean;
  /** Whether the drawer has been opened; its code is loaded at the first opening. */
  wanted: boolean;
  show: () => void;
  close: () => void;
}

export const useSettingsDrawer = create<DrawerState>()((set) => ({
  open: false,
  wanted: false,
  show: () => {
    set({ open: true, wanted: true });
  },
  close: () => {
    set({ open: false });
  },
}));
