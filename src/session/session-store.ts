import { create } from 'zustand';
import { clearIdentityNumbers } from '@/lib/identity-numbers';
import { clearOwnResponses } from '@/lib/offline-caches';
import { local, readText, writeStored, writeText } from '@/lib/storage';
import type { CurrentUser } from '@/api/generated/model';

interface SessionState {
  token: string | undefined;
  phone: string | undefined;
  user: CurrentUser | undefined;
  /** Why the stored token's user could not be loaded. */
  unknownBecause?: unknown;
  start: (login: { token: string; phone: string }) => void;
  setUser: (user: CurrentUser) => void;
  /** Ends the session in this browser; an expired session keeps the phone for the next login. */
  end: (how?: { forgetPhone?: boolean }) => void;
}

/** The session. Token and phone are stored; the user is loaded at each start. */
export const useSession = create<SessionState>()((set) => ({
  token: readText('token'),
  phone: readText('phone'),
  user: undefined,
  start: ({ token, phone }) => {
    writeText('token', token);
    writeText('phone', phone);
    set({ token, phone });
  },
  setUser: (user) => {
    writeStored(local, 'permissions', user.permissions);
    writeStored(local, 'roles', user.roles);
    set({ user });
  },
  end: ({ forgetPhone = false } = {}) => {
    // Clear the phone first: other tabs read it on the token event.
    if (forgetPhone) {
      writeText('phone', undefined);
      set({ phone: undefined });
    }
    for (const key of ['token', 'permissions', 'roles', 'routes']) writeText(key, undefined);
    clearCookie();
    clearOwnResponses();
    clearIdentityNumbers();
    set({ token: undefined, user: undefined });
  },
}));

function clearCookie(): void {
  try {
    document.cookie = `${AUTH_COOKIE}=; Max-Age=0; path=/`;
  } catch {
    // The browser blocks cookies, so there is none.
  }
}

/** Cookie that a deployment's gateway may set at login (build setting). */
const AUTH_COOKIE = (import.meta.env['VITE_AUTH_COOKIE'] as string | undefined) ?? 'Authorization';
