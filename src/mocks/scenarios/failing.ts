import { http, HttpResponse, type RequestHandler } from 'msw';
import { ANY_CALL } from '../operations.ts';

/** A gateway in front of a server that is down: responses have no envelope. */
export const failingServer: RequestHandler[] = [
  http.all(ANY_CALL, () => HttpResponse.html('<h1>503</h1>', { status: 503 })),
];
