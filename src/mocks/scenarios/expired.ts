import { http, type RequestHandler } from 'msw';
import { success } from '../responses.ts';
import { PERSONAS } from '../personas.ts';

/** A token that was valid when the page loaded and has expired since. */
export const EXPIRED_TOKEN = 'mock-expired';

/** A session that has expired, except for the request of the current user; all others are rejected. */
export const expiredSession: RequestHandler[] = [
  http.get('*/client/user/current', ({ request }) =>
    request.headers.get('token') === EXPIRED_TOKEN ? success(PERSONAS.competitor.user) : undefined,
  ),
];
