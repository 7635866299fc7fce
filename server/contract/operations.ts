import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import multipart from '@fastify/multipart';
import glue from 'fastify-openapi-glue';
import { message, type Language } from '../messages.ts';
import type { ReadReplica } from '../database/read-replica.ts';
import type { AuditEntry } from '../staff-right/audit.ts';
import type { ResponseCache } from './response-cache.ts';
import { languageOf } from './errors.ts';
import { authorise, requireContactVerification, type Credential } from './access.ts';
import { cacheKey, cacheSeconds, invalidatedOperations } from './cached-operations.ts';
import type { EncodedBody } from './encoded-body.ts';
import { knownCalls } from './known-calls.ts';
import { callRecorder } from './call-recorder.ts';
import { requestValidator, responseSerializer } from './compile-when-used.ts';
import { ApiFailure, serverBusy } from './failure.ts';
import { identifierFor } from './new-identifier.ts';
import { fitsBodyType, incomingFile } from './request-body.ts';
import { sendCached, sendFile, sendStream } from './send.ts';
import {
  contractDocument,
  contractVersion,
  operationInfo,
  FORM_DATA,
  type RateLimitGroup,
} from './specification.ts';
import { concurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';
import type {
  AuditDetails,
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
  /** The session of a token or ticket; undefined when it isn't valid or has expired. */
  authenticate: (credential: Credential) => Promise<Session | undefined>;
  /** Counts a call to a limited operation; throws HTTP 429 beyond the limit. */
  limit: (group: RateLimitGroup, address: string) => Promise<void>;
  cache: ResponseCache;
  /** Answers public reads; absent: the database does. */
  replica?: Pick<ReadReplica, 'read'> | undefined;
  /** Told of each look into the cache. */
  cacheLookup?: ((result: 'hit' | 'miss') => void) | undefined;
  /** Told of each answer out of the cache, which no handler sees. */
  sentFromCache: (id: OperationId, params: unknown) => void;
  /** Puts a call into the record of what staff did. */
  audit: (entry: AuditEntry) => Promise<void>;
}

/**
 * What anybody may send and nobody waits for is admitted slowly: reports of browsers' errors, which may
 * be long. What is refused stays in the browser and comes with the next batch.
 */
const LIMITERS: ReadonlyMap<string, () => ConcurrencyLimiter> = new Map<
  OperationId,
  () => ConcurrencyLimiter
>([
  [
    'sendErrorLog',
    () =>
      concurrencyLimiter({
        concurrent: 2,
        minMilliseconds: 100,
        refusalDelay: 1000,
        refuse: () => serverBusy(5),
      }),
  ],
]);

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

/** Operations that answer bytes. */
const RESPONSE_FILES: ReadonlySet<string> = new Set<OperationId>([
  'downloadFile',
  'downloadTemplate',
]);

function isFile(id: string, _result: unknown): _result is FileResponse {
  return RESPONSE_FILES.has(id);
}

function isStream(id: OperationId, _result: unknown): _result is StreamedFile {
  return id === 'downloadExport';
}

function route(
  id: OperationId,
  options: OperationOptions,
): Pick<RouteOptions, 'onRequest' | 'preValidation' | 'handler' | 'childLoggerFactory'> {
  const { handlers, authenticate, limit, cache, cacheLookup, sentFromCache, audit } = options;
  const details = operationInfo.get(id);
  const seconds = cacheSeconds(id);
  const respond = handlers[id] as CheckedHandler;
  // What is the same for everyone is what a public read answers.
  const replica = seconds === undefined ? undefined : options.replica;
  const handler: CheckedHandler =
    replica === undefined ? respond : (input) => replica.read(id, () => respond(input));
  const changed = invalidatedOperations(details);
  const limiter = LIMITERS.get(id)?.();
  const record = callRecorder(id, details, audit);

  const known = seconds === undefined ? undefined : knownCalls(details);

  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    request.operation = id;
    // First of all: what a stranger sends costs no more than this. Its body isn't even read.
    if (limiter !== undefined) {
      const leave = await limiter.enter();
      reply.raw.once('finish', leave).once('close', leave);
    }
    if (details?.rateLimit) await limit(details.rateLimit, request.ip);
    // Before validation: who may not call learns nothing about what a call takes.
    try {
      await authorise(request, details, authenticate);
      // Before a file is read that is not taken.
      if (details) requireContactVerification({ session: request.session }, details);
    } catch (error) {
      if (error instanceof ApiFailure && error.http === 403) await record(request, 'forbidden', {});
      throw error;
    }
    // A body of another type would slip past validation.
    if (details && !fitsBodyType(request, details)) {
      throw new ApiFailure(415, 415, 'mediaType', { type: details.bodyTypes.join(', ') });
    }
    const call = known?.get(request);
    const cached = call && cache.get(id, call.key);
    return cached && sendHit(request, reply, { params: call.params, cached });
  }

  function preValidation(request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) {
    const { params, query, body } = request;
    const broken = containsUnstorable([params, query, body]);
    done(broken ? new ApiFailure(400, 400, 'badRequest') : undefined);
  }

  function sendHit(
    request: FastifyRequest,
    reply: FastifyReply,
    { params, cached }: { params: unknown; cached: EncodedBody },
  ): FastifyReply {
    cacheLookup?.('hit');
    sentFromCache(id, params);
    request.businessCode = 200;
    return sendCached(request, reply, cached);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { params, query, body, session, ip: address } = request;
    if (details) requireContactVerification({ session, body }, details);
    const userAgent = request.headers['user-agent'] ?? '';
    const language = languageOf(request);
    const key = seconds === undefined || !details ? '' : cacheKey(request, details, language);
    known?.set(request, { key, params });
    const cached = seconds === undefined ? undefined : cache.get(id, key);
    if (cached !== undefined) return sendHit(request, reply, { params, cached });
    if (seconds !== undefined) cacheLookup?.('miss');

    const generation = cache.generation(id);
    const began = performance.now();
    const file = details?.bodyTypes.includes(FORM_DATA) ? () => incomingFile(request) : undefined;
    const noted: AuditDetails = {};
    const note = (added: AuditDetails) => void Object.assign(noted, added);
    const newId = identifierFor(id, request);
    const from = { address, userAgent, language, newId, audit: note };
    const data = await handler({ params, query, body, session, file, ...from }).catch(
      async (error: unknown) => {
        if (details?.audit === true && error instanceof ApiFailure)
          await record(request, error.http === 403 ? 'forbidden' : 'refused', noted);
        // A refusal has changed nothing; what else went wrong may have come after the change.
        if (!(error instanceof ApiFailure)) cache.clear(changed);
        throw error;
      },
    );
    cache.clear(changed);
    if (details?.audit === true) await record(request, 'done', noted);
    await limiter?.untilDue(began);
    if (isFile(id, data)) return sendFile(request, reply, data);
    if (isStream(id, data)) return sendStream(reply, data);
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
    onRequest,
    preValidation,
    handler: handle,
    childLoggerFactory: (logger, bindings, options) =>
      logger.child({ ...bindings, operation: id }, options),
  };
}

/** Serves every operation of the contract under `/api`. */
export async function serveOperations(
  app: FastifyInstance,
  options: OperationOptions,
): Promise<void> {
  app.decorateRequest('session', undefined);
  app.setValidatorCompiler(requestValidator());
  app.setSerializerCompiler(responseSerializer());
  // The glue wants a parser for every media type of the contract, also for one that is only
  // answered. No operation takes it.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => {
    done(new ApiFailure(415, 415, 'mediaType', { type: 'application/json' }));
  });
  // Each handler limits the bytes that it stores; here only what surrounds them.
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 1000, parts: 11, fileSize: Infinity },
    throwFileSizeLimit: false,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text.toString())));
    },
  );
  await app.register(glue, {
    specification: contractDocument(),
    prefix: '/api',
    operationResolver: (id: string, method: string, path: string) => ({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...route(id as OperationId, options),
    }),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}
