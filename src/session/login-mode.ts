const MODES = ['password', 'register', 'find', 'sms'] as const;

/** Login forms (spec section 4); `sms` has no tab. */
export type LoginMode = (typeof MODES)[number];

export function loginMode(value: unknown): LoginMode | undefined {
  return MODES.find((mode) => mode === value);
}

/** Initial mode (build setting); password login by default. */
export const FIRST_MODE = loginMode(import.meta.env['VITE_LOGIN_MODE']) ?? 'password';
