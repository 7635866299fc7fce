import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { unavailableCause, type DatabaseUnavailable } from '../database/unavailable.ts';
import { acceptedLanguage, message, type Language } from '../base/messages.ts';
import { ApiFailure } from '../base/failure.ts';
import { contractVersion } from './specification.ts';
import type { Schemas } from './types.ts';
import { refusedFields } from './validation.ts';

/** Codes that are repeated in `status`, where some clients read them. */
const WITH_STATUS = [401, 500];

/** Returns the language of messages to the caller. */
export function languageOf(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language']);
}

/**
 * Sends an error envelope as text, because the operation's serializer for HTTP 200, which broken business
 * rules also use, contains only the success envelope.
 */
function sendEnvelope(
  reply: FastifyReply,
  http: number,
  code: number,
  msg: string,
  details: Pick<Schemas['ErrorEnvelope'], 'loginTicket' | 'fields'> = {},
): FastifyReply {
  const envelope: Schemas['ErrorEnvelope'] = {
    code,
    ...(WITH_STATUS.includes(code) ? { status: code } : {}),
    msg,
    version: contractVersion,
    ...details,
  };
  reply.request.businessCode = code;
  return reply
    .code(http)
    .removeHeader('etag')
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(envelope));
}

/** Sends the error envelope of an `ApiFailure`. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: ApiFailure,
): FastifyReply {
  const text = message(languageOf(request), failure.messageId, failure.values);
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  const { loginTicket, field } = failure;
  const rule =
    field?.messageId === undefined ? text : message(languageOf(request), field.messageId);
  return sendEnvelope(reply, failure.http, failure.code, text, {
    ...(loginTicket !== undefined && { loginTicket }),
    ...(field !== undefined && { fields: [{ pointer: field.pointer, message: rule }] }),
  });
}

function kindOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}

/** `Retry-After` while the database is unavailable. */
const RETRY_SECONDS = 5;

function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, reason }: DatabaseUnavailable,
): FastifyReply {
  // The outage watch logs lost connections once for all requests; these kinds concern single requests.
  if (kind === 'busy') request.log.warn({ reason }, 'database timeout');
  if (kind === 'full') request.log.error({ reason }, "the database can't write");
  reply.header('retry-after', RETRY_SECONDS);
  return sendFailure(request, reply, new ApiFailure(503, 503, 'unavailable'));
}

/** Converts an error to an envelope; the cause of a server error is only logged. */
export function sendError(
  error: FastifyError | ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ApiFailure) {
    // Logs only the kind, because messages of mail servers contain addresses.
    if (error.cause !== undefined) {
      request.log.error({ reason: kindOf(error.cause) }, error.messageId);
    }
    return sendFailure(request, reply, error);
  }
  const unavailable = unavailableCause(error);
  if (unavailable !== undefined) return sendUnavailable(request, reply, unavailable);
  const language = languageOf(request);
  if (error.validation !== undefined) {
    const isBody = error.validationContext === 'body';
    const fields = isBody ? refusedFields(language, error.validation) : [];
    return sendEnvelope(reply, 400, 400, message(language, 'badRequest'), {
      ...(fields.length > 0 && { fields }),
    });
  }
  const http = error.statusCode ?? 500;
  if (http === 413) return sendEnvelope(reply, 413, 413, message(language, 'bodyTooLarge'));
  if (http === 415)
    return sendEnvelope(
      reply,
      415,
      415,
      message(language, 'mediaType', { type: 'application/json' }),
    );
  if (http >= 400 && http < 500) {
    return sendEnvelope(reply, 400, 400, message(language, 'badRequest'));
  }
  request.log.error({ err: error }, 'server error');
  return sendEnvelope(reply, 500, 500, message(language, 'serverFault'));
}
