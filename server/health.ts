import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contractVersion } from './contract/specification.ts';
import type { Database } from './database/open.ts';

/**
 * `GET /health`, for load balancers and monitors: 200 while the database answers, else 503, with the
 * version. It is no operation of the contract: it has no envelope, and no client calls it.
 */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok', version: contractVersion };
    } catch {
      // The outage itself is logged where the database is watched.
      return reply.code(503).send({ status: 'unavailable', version: contractVersion });
    }
  });
}
