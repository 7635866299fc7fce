import { create } from 'zustand';

interface SiteSearch {
  open: boolean;
  show: () => void;
  close: () => void;
}

/** Whether the search over everything public is open; any page may open it. */
export const useSiteSearch = create<SiteSearch>()((set) => ({
  open: false,
  show: () => {
    set({ open: true });
  },
  close: () => {
    set({ open: false });
  },
}));
