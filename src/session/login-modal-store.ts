import { create } from 'zustand';
import { FIRST_MODE, type LoginMode } from './login-mode';

/** Origin of a login, which decides the next page (spec section 4); `login` is the login page. */
export type LoginOrigin = 'button' | 'expired' | 'page' | 'login';

interface LoginModalState {
  open: boolean;
  origin: LoginOrigin;
  mode: LoginMode;
  /** Phone of an account that has just been registered or recovered. */
  phone: string | undefined;
  /** Number of times that the modal was opened; while it is 0, its code is not loaded. */
  openCount: number;
  /** Opens the modal with a form; returns false if it is already open (one modal for many failures). */
  show: (origin: LoginOrigin, mode?: LoginMode) => boolean;
  close: () => void;
  setMode: (mode: LoginMode) => void;
  /** Closes the modal after a registration or recovery; the next login uses this phone. */
  endRegistering: (phone: string) => void;
}

export const useLoginModal = create<LoginModalState>()((set, get) => ({
  open: false,
  origin: 'button',
  mode: FIRST_MODE,
  phone: undefined,
  openCount: 0,
  show: (origin, mode = FIRST_MODE) => {
    if (get().open) return false;
    set({ open: true, origin, mode, openCount: get().openCount + 1 });
    return true;
  },
  close: () => {
    set({ open: false });
  },
  setMode: (mode) => {
    set({ mode });
  },
  endRegistering: (phone) => {
    set({ open: false, mode: 'password', phone });
  },
}));
