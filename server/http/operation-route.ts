import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { message, type Language } from '../base/messages.ts';
import type { AuditEntry } from './audit.ts';
import { asBusinessRule } from '../database/constraints.ts';
import { cacheKey, type ResponseCache } from './response-cache.ts';
import { languageOf } from './errors.ts';
import { authorize, requireContactVerification, type Credential } from './access.ts';
import { auditRecorder } from './audit-recorder.ts';
import { ApiFailure, isForbidden } from '../base/failure.ts';
import { identifierFor } from './new-identifier.ts';
import { fitsBodyType, incomingFile } from './request-body.ts';
import { withRequestLog } from './request-context.ts';
import { sendCached, sendFile, sendStream } from './send.ts';
import { contractVersion, operationInfo, FORM_DATA, type RateLimitGroup } from './specification.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type {
  AuditDetails,
  CacheListeners,
  FileResponse,
  Handlers,
  IncomingFile,
  OperationId,
  Session,
  StreamedFile,
} from './types.ts';
import { containsUnstorable } from './unstorable.ts';

export interface OperationOptions {
  handlers: Handlers;
  /** Returns the session of a token or ticket; undefined if it is invalid or has expired. */
  authenticate: (credential: Credential) => Promise<Session | undefined>;
  /** Counts a request to a rate-limited operation; throws HTTP 429 beyond the limit. */
  limit: (
    group: RateLimitGroup,
    caller: { address: string; session: Session | undefined },
  ) => Promise<void>;
  cache: ResponseCache;
  /** Called with the result of each cache lookup. */
  cacheLookup?: ((result: 'hit' | 'miss') => void) | undefined;
  sentFromCache: CacheListeners;
  /** Concurrency limiters of expensive operations. */
  limiters: Partial<Record<OperationId, () => ConcurrencyLimiter>>;
  /** Writes to the audit log. */
  audit: (entry: AuditEntry) => Promise<void>;
}

/** A handler whose input has been validated against the contract at run time. */
type CheckedHandler = (input: {
  params: unknown;
  query: unknown;
  body: unknown;
  session: Session | undefined;
  file: (() => Promise<IncomingFile | undefined>) | undefined;
  address: string;
  userAgent: string;
  language: Language;
  newId: string;
  audit: (details: AuditDetails) => void;
}) => Promise<unknown>;

/**
 * Returns the HTTP methods of an operation. Only files support HEAD; for other operations it would cost as
 * much as GET.
 */
export function methodsOf(id: OperationId, method: string): string | string[] {
  return operationInfo.get(id)?.bytes === 'file' ? ['HEAD', method] : method;
}

/**
 * Returns the route of an operation: access checks, validation, response cache, handler, audit log. Access
 * is checked before validation, so that unauthorized callers learn nothing about the input.
 */
export function operationRoute(
  id: OperationId,
  options: OperationOptions,
): Pick<
  RouteOptions,
  'onRequest' | 'preValidation' | 'handler' | 'childLoggerFactory' | 'bodyLimit'
> {
  const { handlers, authenticate, limit, cache, cacheLookup, audit } = options;
  const details = operationInfo.get(id);
  const seconds = details?.cacheSeconds;
  const handler = handlers[id] as CheckedHandler;
  const invalidates = details?.invalidates ?? [];
  const limiter = options.limiters[id]?.();
  const sentFromCache = options.sentFromCache[id] as ((params: unknown) => void) | undefined;
  const record = auditRecorder(id, details, audit);

  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.operation = id;
    // Applies the concurrency limit before reading the body.
    if (limiter !== undefined) {
      const release = await limiter.acquire();
      reply.raw.once('finish', release).once('close', release);
    }
    const { rateLimit, access } = details ?? {};
    const applyRateLimit =
      rateLimit && (() => limit(rateLimit, { address: request.ip, session: request.session }));
    if (access === 'anonymous') await applyRateLimit?.();
    try {
      await authorize(request, details, authenticate);
      // Verified accounts have their own limit.
      if (access !== 'anonymous') await applyRateLimit?.();
      // Refuses before an uploaded file is read.
      if (details) requireContactVerification({ session: request.session }, details);
    } catch (error) {
      if (isForbidden(error)) await record(request, 'forbidden', {});
      throw error;
    }
    // A body of another type would bypass validation.
    if (details && !fitsBodyType(request, details)) {
      throw new ApiFailure(415, 415, 'mediaType', { type: details.bodyTypes.join(', ') });
    }
  }

  function preValidation(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) {
    const { params, query, body } = request;
    const malformed = containsUnstorable([params, query, body]);
    done(malformed ? new ApiFailure(400, 400, 'badRequest') : undefined);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { params, query, body, session, ip: address } = request;
    if (details) requireContactVerification({ session, body }, details);
    const userAgent = request.headers['user-agent'] ?? '';
    const language = languageOf(request);
    const key = seconds === undefined || !details ? '' : cacheKey(request, details, language);
    const cached = seconds === undefined ? undefined : cache.get(id, key);
    if (cached !== undefined) {
      cacheLookup?.('hit');
      sentFromCache?.(params);
      request.businessCode = 200;
      return sendCached(request, reply, cached);
    }
    if (seconds !== undefined) cacheLookup?.('miss');

    const generation = cache.generation(id);
    const began = performance.now();
    const file = details?.bodyTypes.includes(FORM_DATA) ? () => incomingFile(request) : undefined;
    const auditDetails: AuditDetails = {};
    const addAuditDetails = (added: AuditDetails) => void Object.assign(auditDetails, added);
    const newId = identifierFor(id, request);
    const context = { address, userAgent, language, newId, audit: addAuditDetails };
    const data = await withRequestLog(request.log, () =>
      handler({ params, query, body, session, file, ...context }),
    ).catch(async (thrown: unknown) => {
      const error = asBusinessRule(thrown);
      if (details?.audit === true && error instanceof ApiFailure)
        await record(request, isForbidden(error) ? 'forbidden' : 'refused', auditDetails);
      // After a refusal nothing has changed; other errors may have occurred after the change.
      if (!(error instanceof ApiFailure)) cache.clear(invalidates);
      throw error;
    });
    cache.clear(invalidates);
    if (details?.audit === true) await record(request, 'done', auditDetails);
    await limiter?.waitForMinimum(began);
    if (details?.bytes === 'file') return sendFile(request, reply, data as FileResponse);
    if (details?.bytes === 'records') return sendStream(reply, data as StreamedFile);
    request.businessCode = 200;
    const envelope = { code: 200, msg: message(language, 'ok'), version: contractVersion, data };
    if (seconds !== undefined) {
      const text = String(reply.serializeInput(envelope, '200', 'application/json'));
      return sendCached(request, reply, cache.put(id, key, { body: text, seconds, generation }));
    }
    reply.header('cache-control', 'no-store');
    return envelope;
  }

  return {
    ...(details && { bodyLimit: details.bodyLimit }),
    onRequest,
    preValidation,
    handler: handle,
    childLoggerFactory: (logger, bindings, options) =>
      logger.child({ ...bindings, operation: id }, options),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}
