import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Minimum rate of an incoming body in bytes per second. */
const MIN_RATE = 1000;

/** How long and how much to read after the response to a request whose body is incomplete. */
const LINGER = { step: 50, milliseconds: 1000, bytes: 4 * 1_048_576 } as const;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Closes the connection if its body arrives below the minimum rate; the total duration is not limited. */
function closeIfTooSlow(message: IncomingMessage, milliseconds: number): void {
  const { socket } = message;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (message.complete) clearInterval(timer);
    else if (socket.bytesRead - seen < (MIN_RATE * milliseconds) / 1000) socket.destroy();
    seen = socket.bytesRead;
  }, milliseconds).unref();
  message.once('close', () => clearInterval(timer));
}

/**
 * Closes a connection only after discarding incoming data for a moment. Destroying it with unread data
 * would reset it, and the client could lose the response.
 */
function closeAfterReading(socket: Socket): void {
  socket.destroySoon = () => {
    const most = socket.bytesRead + LINGER.bytes;
    const until = Date.now() + LINGER.milliseconds;
    socket.end();
    const timer = setInterval(() => {
      if (Date.now() > until || socket.bytesRead > most) socket.destroy();
    }, LINGER.step);
    socket.once('close', () => clearInterval(timer));
  };
}

/**
 * Keeps slow bodies from occupying connections. Closes the connection of a body that arrives too slowly
 * during `silence` milliseconds, and doesn't read the rest of a body after the response.
 */
export function limitBodies(app: FastifyInstance, silence: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) closeIfTooSlow(raw, silence);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (hasBody(raw) && !raw.complete) {
      reply.header('connection', 'close');
      closeAfterReading(raw.socket);
    }
    done(null, payload);
  });
}
