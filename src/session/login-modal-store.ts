import { create } from 'zustand';
import { FIRST_MODE, type LoginMode } from './login-mode';

/** What asked for a login decides where it leads (spec section 4); `login`: the login page. */
export type LoginOrigin = 'button' | 'expired' | 'page' | 'login';

interface LoginModalState {
  open: boolean;
  origin: LoginOrigin;
  mode: LoginMode;
  /** The phone of an account that was just made or got back. */
  phone: string | undefined;
  /** How often it has been opened: 0 = its code isn't needed yet. */
  openCount: number;
  /** Opens the modal; false where it was open already (one modal for many failures). */
  show: (origin: LoginOrigin) => boolean;
  close: () => void;
  turnTo: (mode: LoginMode) => void;
  /** An account was made or got back: the modal closes, and logs in by its phone next. */
  endRegistering: (phone: string) => void;
}

/** Whether the login modal is shown, why, and with which form. */
export const useLoginModal = create<LoginModalState>()((set, get) => ({
  open: false,
  origin: 'button',
  mode: FIRST_MODE,
  phone: undefined,
  openCount: 0,
  show: (origin) => {
    if (get().open) return false;
    set({ open: true, origin, mode: FIRST_MODE, openCount: get().openCount + 1 });
    return true;
  },
  close: () => {
    set({ open: false });
  },
  turnTo: (mode) => {
    set({ mode });
  },
  endRegistering: (phone) => {
    set({ open: false, mode: 'password', phone });
  },
}));
