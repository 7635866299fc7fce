import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterLogin, waitForReauthentication } from '@/session/wait-for-reauthentication';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { SESSION_USER } from './session-user';

/** A login through the modal, as its form ends it. */
function logIn(phone: string): void {
  useSession.setState({ token: 'new', phone, user: { ...SESSION_USER, phone } });
  useLoginModal.getState().close();
}

beforeEach(() => {
  useLoginModal.getState().close();
  useSession.setState({ token: undefined, user: undefined, phone: '13800000001' });
});

describe('requests behind the login modal', () => {
  it.each([
    ['the same person', '13800000001', true, true],
    ['somebody else, where only the same person counts', '13800000002', true, false],
    ['anybody, where it was nobody’s', '13800000002', false, true],
  ])('hears of the login of %s', async (_who, phone, samePerson, goesOn) => {
    useLoginModal.getState().show('expired');
    const outcome = waitForReauthentication(samePerson);
    logIn(phone);
    expect(await outcome).toBe(goesOn);
  });

  it('rejects when the modal is closed without a login', async () => {
    useLoginModal.getState().show('expired');
    const outcome = waitForReauthentication(true);
    useLoginModal.getState().close();
    expect(await outcome).toBe(false);
  });

  it('continues at once when no modal is open', async () => {
    expect(await waitForReauthentication(false)).toBe(false);
  });
});

describe('an action for logged-in users', () => {
  it('is done at once in a session', async () => {
    useSession.setState({ token: 'here', user: SESSION_USER });
    const act = vi.fn();
    await afterLogin(act);
    expect(act).toHaveBeenCalledOnce();
    expect(useLoginModal.getState().open).toBe(false);
  });

  it('is done after the login that it asks for', async () => {
    const act = vi.fn();
    const done = afterLogin(act);
    expect(useLoginModal.getState()).toMatchObject({ open: true, origin: 'page' });
    expect(act).not.toHaveBeenCalled();
    logIn('13800000002');
    await done;
    expect(act).toHaveBeenCalledOnce();
  });

  it('is not done where the visitor closes the modal', async () => {
    const act = vi.fn();
    const done = afterLogin(act);
    useLoginModal.getState().close();
    await done;
    expect(act).not.toHaveBeenCalled();
  });
});
