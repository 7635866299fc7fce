import { create } from 'zustand';

/** What opened the modal decides where a login leads (spec section 4). */
export type LoginOrigin = 'button' | 'expired' | 'page';

interface LoginModalState {
  open: boolean;
  origin: LoginOrigin;
  /** How often it has been opened: 0 = its code isn't needed yet. */
  openings: number;
  /** Opens the modal; false where it was open already (one modal for many failures). */
  show: (origin: LoginOrigin) => boolean;
  close: () => void;
}

/** Whether the login modal is on show, and why. */
export const useLoginModal = create<LoginModalState>()((set, get) => ({
  open: false,
  origin: 'button',
  openings: 0,
  show: (origin) => {
    if (get().open) return false;
    set({ open: true, origin, openings: get().openings + 1 });
    return true;
  },
  close: () => {
    set({ open: false });
  },
}));
