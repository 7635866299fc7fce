import type { AnyRouter } from '@tanstack/react-router';

/** A store of the router, as far as pages use it. */
export interface Readable<T> {
  get: () => T;
  subscribe: (listener: (value: T) => void) => { unsubscribe: () => void };
}

/** The stores that pages read, or that a tab's view follows. */
const READ = ['status', 'location', 'resolvedLocation', 'matches', 'ids', '__store'];

function isReadable(store: unknown): boolean {
  const { get, subscribe } = (store ?? {}) as Partial<Readable<unknown>>;
  return typeof get === 'function' && typeof subscribe === 'function';
}

/**
 * Whether this version of the router has the internal stores that cached pages rely on (decision
 * 0051). Without them pages are drawn the public way, and none is cached.
 */
export function hasRouterStores({ stores }: AnyRouter): boolean {
  const all = ((stores as unknown) ?? {}) as Partial<Record<string, unknown>>;
  return READ.every((name) => isReadable(all[name])) && typeof all['getMatchStore'] === 'function';
}

/** All that the router knows: a store that changes in one step. */
export function stateStore({ stores }: AnyRouter): Readable<AnyRouter['state']> {
  return stores.__store as unknown as Readable<AnyRouter['state']>;
}
