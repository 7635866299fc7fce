import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Identifier for what a call creates. Calls of one account to one operation with the same
 * `Idempotency-Key` have the same one, so that what the first made is found by the next.
 */
export function identifierFor(operation: string, { headers, session }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || session === undefined) return randomUUID();
  const made = JSON.stringify([session.userId, operation, key]);
  const hash = createHash('sha256').update(made).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
