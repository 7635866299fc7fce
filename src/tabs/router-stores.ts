import type { AnyRouter } from '@tanstack/react-router';

/** Interface of the router's stores. */
export interface Readable<T> {
  get: () => T;
  subscribe: (listener: (value: T) => void) => { unsubscribe: () => void };
}

/** Stores that pages or a tab's view read. */
const READ = ['status', 'location', 'resolvedLocation', 'matches', 'ids', '__store'];

function isReadable(store: unknown): boolean {
  const { get, subscribe } = (store ?? {}) as Partial<Readable<unknown>>;
  return typeof get === 'function' && typeof subscribe === 'function';
}

/**
 * Returns whether the router has the internal stores that cached pages require (decision 0051).
 * Without them, no page is cached.
 */
export function hasRouterStores({ stores }: AnyRouter): boolean {
  const all = ((stores as unknown) ?? {}) as Partial<Record<string, unknown>>;
  return READ.every((name) => isReadable(all[name])) && typeof all['getMatchStore'] === 'function';
}

/** Returns the store of the router's whole state, which changes atomically. */
export function stateStore({ stores }: AnyRouter): Readable<AnyRouter['state']> {
  return stores.__store as unknown as Readable<AnyRouter['state']>;
}
