import { http, type RequestHandler } from 'msw';
import { success } from '../responses.ts';
import { PERSONAS } from '../personas.ts';

/** A token that the server took when the page opened, and takes no longer. */
export const EXPIRED_TOKEN = 'mock-expired';

/** A session that ends while the page is open: known at the start, refused by every later call. */
export const expiredSession: RequestHandler[] = [
  http.get('*/client/user/current', ({ request }) =>
    request.headers.get('token') === EXPIRED_TOKEN ? success(PERSONAS.competitor.user) : undefined,
  ),
];
