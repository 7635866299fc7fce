import { create } from 'zustand';

interface SiteSearch {
  open: boolean;
  show: () => void;
  close: () => void;
}

export const useSiteSearch = create<SiteSearch>()((set) => ({
  open: false,
  show: () => {
    set({ open: true });
  },
  close: () => {
    set({ open: false });
  },
}));
