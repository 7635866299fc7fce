const MODES = ['password', 'register', 'find', 'sms'] as const;

/** What the login forms do (spec section 4); `sms` has no tab. */
export type LoginMode = (typeof MODES)[number];

/** A mode that an address or a setting names; undefined for anything else. */
export function loginMode(value: unknown): LoginMode | undefined {
  return MODES.find((mode) => mode === value);
}

/** The mode that the forms open in (build setting); password login where none is set. */
export const FIRST_MODE = loginMode(import.meta.env['VITE_LOGIN_MODE']) ?? 'password';
