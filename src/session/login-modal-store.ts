import { create } from 'zustand';
import { FIRST_MODE, type LoginMode } from './login-mode';

/** Origin of a login, which decides the next page (spec section 4); `login` is the login page. */
export type LoginOrigin = 'button' | 'expired' | 'page' | 'login';

/** Result of a form after which the user must log in. */
export type Prepared = 'registered' | 'recovered';

interface LoginModalState {
  open: boolean;
  origin: LoginOrigin;
  mode: LoginMode;
  /** Phone of an account that has just been registered or recovered. */
  phone: string | undefined;
  /** Form result after which a login is awaited; undefined if none is awaited. */
  prepared: Prepared | undefined;
  /** Whether the account was registered here and hasn't logged in yet. */
  isNew: boolean;
  /** Number of times that the modal was opened; while it is 0, its code is not loaded. */
  openCount: number;
  /**
   * Opens the modal with a form; returns false if it is already open (one modal for many failures).
   * From the header's button, an awaited login keeps the origin of its registration.
   */
  show: (origin: LoginOrigin, mode?: LoginMode) => boolean;
  /** Closes the modal and cancels an awaited login. */
  close: () => void;
  setMode: (mode: LoginMode) => void;
  /** Closes the modal after a registration or recovery; the next login uses this phone. */
  awaitLogin: (phone: string, prepared: Prepared) => void;
}

export const useLoginModal = create<LoginModalState>()((set, get) => ({
  open: false,
  origin: 'button',
  mode: FIRST_MODE,
  phone: undefined,
  prepared: undefined,
  isNew: false,
  openCount: 0,
  show: (origin, mode = FIRST_MODE) => {
    if (get().open) return false;
    const { prepared, origin: before, openCount } = get();
    const keeps = prepared !== undefined && origin === 'button';
    set({ open: true, origin: keeps ? before : origin, mode, openCount: openCount + 1 });
    return true;
  },
  close: () => {
    set({ open: false, prepared: undefined });
  },
  setMode: (mode) => {
    set({ mode });
  },
  awaitLogin: (phone, prepared) => {
    set({ open: false, mode: 'password', phone, prepared, isNew: prepared === 'registered' });
  },
}));
