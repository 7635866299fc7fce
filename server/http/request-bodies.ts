import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a body must bring at least, in bytes a second, for its connection to be kept. */
const LEAST_RATE = 1000;

/** How a connection is ended whose body continues after the response. */
const READ_ON_MILLISECONDS = { step: 50, milliseconds: 1000, bytes: 4 * 1_048_576 } as const;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends the connection of a body that stops arriving, or nearly; however long a whole one takes. */
function endWhenSilent(message: IncomingMessage, milliseconds: number): void {
  const { socket } = message;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (message.complete) clearInterval(timer);
    else if (socket.bytesRead - seen < (LEAST_RATE * milliseconds) / 1000) socket.destroy();
    seen = socket.bytesRead;
  }, milliseconds).unref();
  message.once('close', () => clearInterval(timer));
}

/**
 * Ends a connection after the response that Node writes to it. To destroy it at once, with bytes of
 * the body on their way, would take the response away from the caller, too: those that still come are
 * dropped for a moment.
 */
function closeAfterReading(socket: Socket): void {
  socket.destroySoon = () => {
    const most = socket.bytesRead + READ_ON_MILLISECONDS.bytes;
    const until = Date.now() + READ_ON_MILLISECONDS.milliseconds;
    socket.end();
    const timer = setInterval(() => {
      if (Date.now() > until || socket.bytesRead > most) socket.destroy();
    }, READ_ON_MILLISECONDS.step);
    socket.once('close', () => clearInterval(timer));
  };
}

/**
 * Keeps bodies from holding connections: one that (nearly) stops arriving for `silence` milliseconds
 * ends its connection, and what is left of one that has been answered already isn't read.
 */
export function limitBodies(app: FastifyInstance, silence: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) endWhenSilent(raw, silence);
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
