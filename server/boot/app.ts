import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { responseCache } from '../http/response-cache.ts';
import { sendError, sendFailure } from '../http/errors.ts';
import { ApiFailure } from '../base/failure.ts';
import { serveOperations } from '../http/operations.ts';
import { MAX_BODY_BYTES } from '../http/specification.ts';
import type { Database } from '../database/open.ts';
import { allHandlers } from './all-handlers.ts';
import { serveHealth } from './health.ts';
import { sendNotFoundPage, isApiRequest } from '../site/not-found-page.ts';
import { ViewCounts, viewsFromCache } from '../content/news/view-counts.ts';
import { errorLogLimiters } from '../ops/error-log/handlers.ts';
import { identityReader } from '../site/page-identity.ts';
import { competitionWriter } from '../site/competition-text.ts';
import { belowPath, pathOf } from '../site/public-address.ts';
import { identityKey } from '../identity/identity-document/identity-keys.ts';
import { Metrics, serveMetrics } from '../http/metrics.ts';
import { limitConnections, limitNetworks } from '../http/connections.ts';
import { countCache } from '../http/count-cache.ts';
import { handleUnusualRequests, sendMalformed } from '../http/malformed-requests.ts';
import { limitBodies } from '../http/slow-bodies.ts';
import { REQUEST_ID, requestIdentifier } from '../http/request-id.ts';
import { RequestLog } from '../http/request-log.ts';
import { SECURITY_HEADERS, strictTransport } from '../site/security-headers.ts';
import { limitOperation } from '../identity/session/operation-limits.ts';
import { auditWriter } from '../http/audit.ts';
import { findJudgingSession, findTicketSession } from '../files/file-tickets.ts';
import { findSession, type SessionClock } from '../identity/session/sessions.ts';
import { isSharedAddress, trustedHop, warnOfProxies } from '../base/trusted-proxies.ts';
import { shareCards } from '../site/share-card.ts';
import { serveSite } from '../site/static-site.ts';
import { folderStore } from '../store/folder-store.ts';
import type { AppOptions } from './app-options.ts';

/** Session lookups by kind of credential. */
const FINDERS = {
  token: findSession,
  ticket: (db: Database, value: string, clock: SessionClock) => findTicketSession(db, value, clock),
  judging: findJudgingSession,
};

const STAFF_IDLE_MINUTES = 60;
const BODY_SILENCE_MILLISECONDS = 30_000;
/** Idle timeout of connections; exceeds the timeout of the site's requests. */
const CONNECTION_SILENCE_MILLISECONDS = 180_000;
/** Maximum time for the headers of a request. */
const HEADERS_MILLISECONDS = 20_000;

/** Sends the response to an error: an error page for an invalid page URL, otherwise an envelope. */
function sendThrown(
  error: Parameters<typeof sendError>[0],
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (isApiRequest(request) || status >= 500) return sendError(error, request, reply);
  return sendNotFoundPage(request, reply, status === 400 ? 400 : 404, path);
}

/**
 * Builds the server on an open database, ready for `listen` or `inject`. The caller closes the database.
 * Throws a `StartupError` if the site isn't built.
 */
export async function buildApp({
  db,
  changes,
  files,
  store = folderStore({ files }),
  noticeSender,
  messages,
  scan,
  contentSources,
  site,
  publicUrl,
  siteUrl = () => publicUrl,
  trustProxy = false,
  hstsDays = 0,
  staffIdleMinutes = STAFF_IDLE_MINUTES,
  identityKeys = [identityKey(randomBytes(32))],
  secondFactor = { keys: [randomBytes(32)], requiredOfStaff: false },
  metricsToken,
  pool,
  draining,
  maxConnections,
  maxNetworkConnections,
  connectionSilence = CONNECTION_SILENCE_MILLISECONDS,
  bodySilence = BODY_SILENCE_MILLISECONDS,
  networkLimits,
  now = () => new Date(),
  cache = responseCache({ now, changes }),
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const path = pathOf(publicUrl);
  const metrics = metricsToken === undefined ? undefined : new Metrics({ db, pool, messages });
  const app = fastify({
    logger,
    logController: new RequestLog(metrics),
    genReqId: requestIdentifier(trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedHop(trustProxy),
    // Closes idle keep-alive connections, which would delay the shutdown.
    forceCloseConnections: 'idle',
    // Answers requests on connections that the main process passed on just before this process closed.
    return503OnClosing: false,
    connectionTimeout: connectionSilence,
    http: {
      headersTimeout: HEADERS_MILLISECONDS,
      connectionsCheckingInterval: 5000,
      // `handleUnusualRequests` rejects requests without a Host header, with an envelope.
      requireHostHeader: false,
    },
    clientErrorHandler: sendMalformed,
    rewriteUrl: ({ url = '/' }) => belowPath(path, url),
    // `getSystemUserNames` has comma-separated identifiers in one path segment.
    routerOptions: { maxParamLength: 6500 },
    frameworkErrors: (error, request, reply) => {
      sendThrown(error, request, reply.header(REQUEST_ID, request.id), path);
    },
  });
  const securityHeaders = { ...SECURITY_HEADERS, ...strictTransport(hstsDays) };
  app.decorateRequest('businessCode', undefined);
  app.decorateRequest('operation', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header(REQUEST_ID, request.id);
  });
  handleUnusualRequests(app);
  if (trustProxy === false) warnOfProxies(app);
  limitBodies(app, bodySilence);
  if (maxConnections !== undefined) limitConnections(app, maxConnections);
  if (maxNetworkConnections !== undefined)
    limitNetworks(app, { most: maxNetworkConnections, isShared: isSharedAddress(trustProxy) });
  app.setErrorHandler<Parameters<typeof sendThrown>[0]>((error, request, reply) =>
    sendThrown(error, request, reply, path),
  );
  app.setNotFoundHandler((request, reply) => {
    if (!isApiRequest(request)) return sendNotFoundPage(request, reply, 404, path);
    return sendFailure(request, reply, new ApiFailure(404, 404, 'unknownCall'));
  });

  if (metrics !== undefined && metricsToken !== undefined) serveMetrics(app, metrics, metricsToken);
  serveHealth(app, { db, store, draining });
  const views = new ViewCounts(db, (err) => {
    app.log.warn({ err }, 'failed to write views of articles');
  });
  app.addHook('onClose', async () => {
    await views.close();
  });
  const rules = { staffIdleMinutes, secondFactorOfStaff: secondFactor.requiredOfStaff };
  await serveOperations(app, {
    handlers: allHandlers({
      db,
      incoming: files,
      store,
      noticeSender,
      siteUrl,
      scan,
      identityKeys,
      secondFactor,
      views,
      counts: countCache(cache, now),
      now,
    }),
    authenticate: ({ kind, value }) => FINDERS[kind](db, value, { now: now(), ...rules }),
    limit: (group, caller) =>
      limitOperation(db, group, caller, { now: now(), limits: networkLimits }),
    cache,
    cacheLookup: metrics && ((result) => metrics.countCacheLookup(result)),
    sentFromCache: viewsFromCache(views),
    limiters: errorLogLimiters,
    audit: auditWriter(db, now),
  });
  if (site !== undefined) {
    const competition = competitionWriter(db, now);
    const identity = identityReader(db, now);
    await serveSite(app, site, {
      publicUrl,
      cardOf: shareCards(db),
      competition,
      identity,
      contentSources,
      now,
    });
  }
  await app.ready();
  return app;
}
