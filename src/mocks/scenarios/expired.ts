import { http, type RequestHandler } from 'msw';
import { success } from '../responses.ts';
import { PERSONAS } from '../personas.ts';

/** A token that was valid when the page loaded and has expired since. */
export const EXPIRED_TOKEN = 'mock-expired';

/**
 * Handlers for an expired session: the request for the current user still succeeds. The handlers in
 * `sessions.ts` reject the token in all other operations that require a session.
 */
export const expiredSession: RequestHandler[] = [
  http.get('*/client/user/current', ({ request }) =>
    request.headers.get('token') === EXPIRED_TOKEN ? success(PERSONAS.competitor.user) : undefined,
  ),
];
