import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginMode } from '@/session/login-mode';

describe('the mode of the login forms', () => {
  it.each([
    ['sms', 'sms'],
    ['register', 'register'],
    ['SMS', undefined],
    [['sms'], undefined],
    [undefined, undefined],
  ])('in the parameter %j is %j', (value, mode) => {
    expect(loginMode(value)).toBe(mode);
  });
});

describe('the login modal of a build', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['sms', 'sms'],
    ['nonsense', 'password'],
    [undefined, 'password'],
  ])('with the setting %j opens in the mode %j', async (setting, mode) => {
    vi.stubEnv('VITE_LOGIN_MODE', setting);
    const { useLoginModal } = await import('@/session/login-modal-store');
    useLoginModal.getState().show('button');
    expect(useLoginModal.getState().mode).toBe(mode);
  });
});
