import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The facts of a call that its line of the log has, beside operation and identifier. */
function detailsOf({ method, url, session, businessCode }: FastifyRequest, { raw }: FastifyReply) {
  return {
    method,
    // Without the query: addresses of files carry tickets in it, of some clients the token.
    path: url.split('?', 1)[0] ?? '',
    ...(raw.headersSent && { status: raw.statusCode }),
    ...(businessCode !== undefined && { code: businessCode }),
    // The identifier alone: no name, no address.
    ...(session !== undefined && { account: session.userId }),
    ...(!raw.writableFinished && { aborted: true }),
  };
}

/**
 * Writes one line for each call, under the identifier that the caller gets, once it is answered or
 * the caller has gone. Fastify itself tells neither of a caller that goes nor how a call ends whose
 * address can't be read. The figures of the process count the same calls.
 */
export class RequestLog extends LogController {
  readonly #metrics: Metrics | undefined;

  constructor(metrics?: Metrics) {
    super({ requestIdLogLabel: 'requestId' });
    this.#metrics = metrics;
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const began = performance.now();
    const { raw } = reply;
    const write = () => {
      raw.off('finish', write).off('close', write);
      const milliseconds = performance.now() - began;
      const duration = Math.round(milliseconds * 10) / 10;
      request.log.info({ ...detailsOf(request, reply), duration }, 'request');
      const { operation = 'page', businessCode: code = raw.statusCode } = request;
      this.#metrics?.served({ operation, code, milliseconds });
    };
    raw.once('finish', write).once('close', write);
  }

  override requestCompleted(): void {
    // The line is written above.
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The `code` of the envelope that was answered; absent for bytes and pages. */
    businessCode: number | undefined;
    /** The operation of the contract that it calls; absent for pages. */
    operation: string | undefined;
  }
}
