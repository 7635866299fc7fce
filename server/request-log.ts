import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** The facts of a call that its line of the log has, beside operation and identifier. */
function factsOf({ method, url, session, businessCode }: FastifyRequest, reply: FastifyReply) {
  return {
    method,
    // Without the query: links to files carry the token in it.
    path: url.split('?', 1)[0] ?? '',
    status: reply.statusCode,
    ...(businessCode !== undefined && { code: businessCode }),
    // The identifier alone: no name, no address.
    ...(session !== undefined && { account: session.userId }),
    duration: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/** Writes one line for each call, once it is answered, under the identifier that the caller gets. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // What a call was answered says more, and one line for each is enough.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = factsOf(request, reply);
    if (error) request.log.info({ ...facts, aborted: true }, 'request');
    else request.log.info(facts, 'request');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The `code` of the envelope that was answered; absent for bytes and pages. */
    businessCode: number | undefined;
  }
}
