import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../base/failure.ts';
import { message } from '../base/messages.ts';
import { contractVersion } from './specification.ts';

/** Status lines for errors of Node's HTTP parser, by error code; all others are HTTP 400. */
const REFUSALS = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, reason: 'Request Header Fields Too Large' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, reason: 'Request Timeout' }],
]);
const MALFORMED = { status: 400, reason: 'Bad Request' };

/**
 * Responds to bytes that are not an HTTP request with an error envelope in the default language, and closes
 * the connection.
 */
export function sendMalformed({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, reason } = REFUSALS.get(code ?? '') ?? MALFORMED;
  const msg = message('zh-CN', 'badRequest');
  const body = JSON.stringify({ code: status, msg, version: contractVersion });
  const head = [
    `HTTP/1.1 ${String(status)} ${reason}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Handles requests that Node would refuse with an empty response: HTTP/1.1 without a `Host` header gets
 * HTTP 400 with an envelope; an unknown `Expect` header is ignored (RFC 9110, section 10.1.1).
 */
export function handleUnusualRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const needsHost = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(needsHost ? new ApiFailure(400, 400, 'badRequest') : undefined);
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.routing(request, response);
  });
}
