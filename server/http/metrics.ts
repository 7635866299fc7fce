import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, PoolState } from '../database/open.ts';
import { refusedRemoval } from '../database/last-run.ts';
import { reportMessages, reportNotices } from './notice-metrics.ts';
import { combinedMetrics, isReportingProcess, sendMetrics } from './process-metrics.ts';

/** A completed request. */
interface Served {
  /** Operation of the contract; `page` for pages and static files. */
  operation: string;
  /** Code of the envelope, otherwise the HTTP status. */
  code: number;
  milliseconds: number;
}

interface MetricsOptions {
  db: Database;
  /** Absent for the embedded database. */
  pool?: (() => PoolState) | undefined;
  /** Number of messages by channel and result, separated by a space. */
  messages?: ReadonlyMap<string, number> | undefined;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Prometheus metrics of a process. Labels contain only names and codes of the contract. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'operation' | 'code'>;
  readonly #cache: Counter<'result'>;

  constructor({ db, pool, messages = new Map() }: MetricsOptions) {
    const registers = [this.#registry];
    sendMetrics(this.#registry);
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'site_request_duration_seconds',
      help: 'Requests by operation of the contract and code of the envelope (otherwise the HTTP status).',
      labelNames: ['operation', 'code'],
      buckets: BUCKETS,
      registers,
    });
    this.#cache = new Counter({
      name: 'site_answer_cache_total',
      help: 'Lookups in the response cache.',
      labelNames: ['result'],
      registers,
    });
    reportMessages(messages, registers);
    // Before the metrics that query the database: a scrape must not count its own statements.
    if (pool !== undefined) reportPool(pool, registers);
    // Metrics of the database are the same in all processes, so only one reports them.
    if (isReportingProcess()) reportNotices(db, registers);
    if (isReportingProcess()) reportRetention(db, registers);
  }

  countRequest({ operation, code, milliseconds }: Served): void {
    this.#requests.observe({ operation, code: String(code) }, milliseconds / 1000);
  }

  /** Counts a lookup in the response cache. */
  countCacheLookup(result: 'hit' | 'miss'): void {
    this.#cache.inc({ result });
  }

  /** Returns all metrics in the Prometheus text format. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await combinedMetrics(this.#registry) };
  }
}

/** Reports the connections of the pool; the constructor registers the gauge. */
function reportPool(pool: NonNullable<MetricsOptions['pool']>, registers: Registry[]): void {
  new Gauge({
    name: 'site_database_connections',
    help: 'PostgreSQL connections that are open or idle, and statements that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'open' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Reports the records that the retention refused to remove. */
function reportRetention(db: Database, registers: Registry[]): void {
  new Gauge({
    name: 'site_retention_refused',
    help: 'Expired records that the retention refused to remove, by kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      const refused = await refusedRemoval(db).catch(() => undefined);
      this.reset();
      for (const [kind, count] of Object.entries(refused?.records ?? {})) this.set({ kind }, count);
    },
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves `GET /metrics` to callers with the operator's token (`Authorization: Bearer`); others get 404, so
 * that they don't discover it. Not an operation of the contract.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = hash(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const { authorization = '' } = request.headers;
    if (!timingSafeEqual(hash(authorization), wanted)) {
      reply.callNotFound();
      return reply;
    }
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
}
