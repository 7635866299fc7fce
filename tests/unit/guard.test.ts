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
  it('lets anonymous visitors open public pages', () => {
    expect(thrownFor(undefined)).toBeUndefined();
  });

  it('opens the login modal for a page that requires a session', () => {
    expect(thrownFor('loggedIn')).toBeInstanceOf(LoginNeeded);
    expect(useLoginModal.getState()).toMatchObject({ open: true, origin: 'page' });
  });

  it('opens no modal when a link is only preloaded', () => {
    expect(thrownFor('loggedIn', true)).toBeInstanceOf(LoginNeeded);
    expect(useLoginModal.getState().open).toBe(false);
  });

  it('redirects a user without permission to /403 with the requested address', () => {
    useSession.setState({ token: 'x', user: SESSION_USER });
    expect(thrownFor('loggedIn')).toBeUndefined();
    const thrown = thrownFor(['system:login']);
    expect(isRedirect(thrown) && thrown.options.href).toBe('/403?from=%2Fsomewhere%3Fid%3D1');
  });

  it('suspends the decision while the user is unknown', () => {
    useSession.setState({ token: 'x' });
    expect(thrownFor(['system:login'])).toBeInstanceOf(SessionUnknown);
    expect(thrownFor(undefined)).toBeUndefined();
  });
});
