import { create } from 'zustand';

interface DrawerState {
  open: boolean;
  /** Whether it has ever been opened: until then its code isn't needed. */
  wanted: boolean;
  show: () => void;
  close: () => void;
}

/** Whether the drawer "Appearance settings" is shown. */
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
