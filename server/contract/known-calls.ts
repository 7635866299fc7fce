import type { FastifyRequest } from 'fastify';
import { recentlyUsed } from '../recently-used.ts';
import type { OperationInfo } from './specification.ts';

/** A call that was valid: what its response is kept by, and its validated parameters. */
export interface KnownCall {
  key: string;
  params: unknown;
}

interface KnownCalls {
  /** The call of a request that says the same, by its address and language. */
  get: (request: FastifyRequest) => KnownCall | undefined;
  set: (request: FastifyRequest, call: KnownCall) => void;
}

/** How many are remembered for an operation, and how long their addresses may be: strangers choose them. */
const MOST = 1000;
const LONGEST = 500;

const addressOf = ({ url, headers }: FastifyRequest) =>
  `${headers['accept-language'] ?? ''} ${url}`;

/**
 * Remembers valid calls of an operation that answers everyone alike, so that the next one like it needs no
 * validation to find its response in memory. Undefined where who calls makes a difference.
 */
export function knownCalls(details: OperationInfo | undefined): KnownCalls | undefined {
  if (details?.access !== 'anonymous' || details.inAddress) return undefined;
  const calls = recentlyUsed<KnownCall>(MOST);
  return {
    get: (request) => calls.get(addressOf(request)),
    set: (request, call) => {
      const address = addressOf(request);
      if (address.length <= LONGEST) calls.set(address, call);
    },
  };
}
