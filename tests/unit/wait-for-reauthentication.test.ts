import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterLogin, waitForReauthentication } from '@/session/wait-for-reauthentication';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { SESSION_USER } from './session-user';

/** Logs in through the modal. */
function logIn(phone: string): void {
  useSession.setState({ token: 'new', phone, user: { ...SESSION_USER, phone } });
  useLoginModal.getState().close();
}

beforeEach(() => {
  useLoginModal.getState().close();
  useSession.setState({ token: undefined, user: undefined, phone: '13800000001' });
});

describe('requests that wait for a login', () => {
  it.each([
    ['yes, if the same user logs in', '13800000001', true, true],
    ['no, if another user logs in and the same user is required', '13800000002', true, false],
    ['yes, if any user logs in and the request had no session', '13800000002', false, true],
  ])('continue: %s', async (_when, phone, sameUser, continues) => {
    useLoginModal.getState().show('expired');
    const outcome = waitForReauthentication(sameUser);
    logIn(phone);
    expect(await outcome).toBe(continues);
  });

  it('are cancelled when the modal is closed without a login', async () => {
    useLoginModal.getState().show('expired');
    const outcome = waitForReauthentication(true);
    useLoginModal.getState().close();
    expect(await outcome).toBe(false);
  });

  it('keep waiting after a registration, which closes the modal, until the login', async () => {
    useLoginModal.getState().show('page');
    const outcome = waitForReauthentication(false);
    useLoginModal.getState().awaitLogin('13800000002', 'registered');
    useLoginModal.getState().show('button');
    expect(useLoginModal.getState().origin).toBe('page');
    logIn('13800000002');
    expect(await outcome).toBe(true);
  });

  it('are cancelled at once if no modal is open', async () => {
    expect(await waitForReauthentication(false)).toBe(false);
  });
});

describe('an action for logged-in users', () => {
  it('runs at once in a session', async () => {
    useSession.setState({ token: 'here', user: SESSION_USER });
    const act = vi.fn();
    await afterLogin(act);
    expect(act).toHaveBeenCalledOnce();
    expect(useLoginModal.getState().open).toBe(false);
  });

  it('opens the modal and runs after the login', async () => {
    const act = vi.fn();
    const done = afterLogin(act);
    expect(useLoginModal.getState()).toMatchObject({ open: true, origin: 'page' });
    expect(act).not.toHaveBeenCalled();
    logIn('13800000002');
    await done;
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not run if the visitor closes the modal', async () => {
    const act = vi.fn();
    const done = afterLogin(act);
    useLoginModal.getState().close();
    await done;
    expect(act).not.toHaveBeenCalled();
  });
});
