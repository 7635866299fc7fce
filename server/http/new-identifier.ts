import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Returns an identifier for a new record. Only seeded records have readable identifiers. */
export function newIdentifier(): string {
  return randomUUID();
}

/** Returns the same identifier for the same parts. */
export function derivedIdentifier(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/**
 * Returns the identifier of the record that a request creates. Requests of one account to one operation
 * with the same `Idempotency-Key` get the same identifier, so that a repeated request finds the record.
 */
export function identifierFor(operation: string, { headers, session }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || session === undefined) return newIdentifier();
  return derivedIdentifier(session.userId, operation, key);
}
