import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { pathOf } from '../base/logging.ts';
import type { Metrics } from './metrics.ts';

/** Fields of a request's log line, besides operation and identifier. */
function detailsOf(request: FastifyRequest, { raw }: FastifyReply) {
  const { method, url, session, businessCode } = request;
  return {
    method,
    path: pathOf(url),
    ...(raw.headersSent && { status: raw.statusCode }),
    ...(businessCode !== undefined && { code: businessCode }),
    // The identifier only; no name or address.
    ...(session !== undefined && { account: session.userId }),
    ...(!raw.writableFinished && { aborted: true }),
  };
}

/**
 * Logs one line per request, with its identifier, once the response is sent or aborted, and updates the
 * metrics. Fastify itself logs neither aborted requests nor the end of requests with an invalid URL.
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
      this.#metrics?.countRequest({ operation, code, milliseconds });
    };
    raw.once('finish', write).once('close', write);
  }

  override requestCompleted(): void {
    // `incomingRequest` logs the request.
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `code` of the response's envelope; absent for files and pages. */
    businessCode: number | undefined;
    /** Operation of the contract; absent for pages. */
    operation: string | undefined;
  }
}
