import { http, HttpResponse, type RequestHandler } from 'msw';

/** A gateway in front of a server that is down: no call gets an envelope. */
export const failingServer: RequestHandler[] = [
  http.all('*/api/*', () => HttpResponse.html('<h1>503</h1>', { status: 503 })),
];
