import { isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { guard, LoginNeeded, SessionUnknown } from '@/session/guard';
import { useLoginModal } from '@/session/login-modal-store';
import type { Authority } from '@/session/permissions';
import { useSession } from '@/session/session-store';
import { SESSION_USER } from './session-user';

function thrownFor(authority: Authority, preload = false): unknown {
  const matches = [{ staticData: {} }, { staticData: { ...(authority && { authority }) } }];
  try {
    guard(matches, '/somewhere?id=1', preload);
    return undefined;
  } catch (error) {
    return error;
  }
}

beforeEach(() => {
  useSession.setState({ token: undefined, user: undefined });
  useLoginModal.getState().close();
});

describe('the guard', () => {
  it('lets anonymous visitors browse the public pages', () => {
    expect(thrownFor(undefined)).toBeUndefined();
  });

  it('has a page for logged-in users wait behind the modal', () => {
    expect(thrownFor('loggedIn')).toBeInstanceOf(LoginNeeded);
    expect(useLoginModal.getState()).toMatchObject({ open: true, origin: 'page' });
  });

  it('opens no modal for a link that is only pointed at', () => {
    expect(thrownFor('loggedIn', true)).toBeInstanceOf(LoginNeeded);
    expect(useLoginModal.getState().open).toBe(false);
  });

  it('redirects a user without the permission to /403, with the requested address', () => {
    useSession.setState({ token: 'x', user: SESSION_USER });
    expect(thrownFor('loggedIn')).toBeUndefined();
    const thrown = thrownFor(['system:login']);
    expect(isRedirect(thrown) && thrown.options.href).toBe('/403?from=%2Fsomewhere%3Fid%3D1');
  });

  it('does not decide while the user of the token is unknown', () => {
    useSession.setState({ token: 'x' });
    expect(thrownFor(['system:login'])).toBeInstanceOf(SessionUnknown);
    expect(thrownFor(undefined)).toBeUndefined();
  });
});
