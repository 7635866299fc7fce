import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Identifier for a new record. All have this form; only the records of the seeds have readable ones. */
export function newIdentifier(): string {
  return randomUUID();
}

/** The identifier that the same parts always give. */
export function derivedIdentifier(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/**
 * Identifier for what a call creates. Calls of one account to one operation with the same
 * `Idempotency-Key` have the same one, so that what the first made is found by the next.
 */
export function identifierFor(operation: string, { headers, session }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || session === undefined) return newIdentifier();
  return derivedIdentifier(session.userId, operation, key);
}
