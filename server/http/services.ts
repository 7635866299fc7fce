import type { Handlers, OperationId } from './types.ts';
import type { CountCache } from './count-cache.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../store/file-store.ts';

/**
 * Services for all handlers. Handlers with further dependencies add an interface `With…`, such as
 * `WithScanner`.
 */
export interface Services {
  db: Database;
  /** Folder of incomplete uploads. */
  incoming: string;
  store: FileStore;
  /** Returns the site's URL for links in emails; undefined if it is not known. */
  siteUrl: () => string | undefined;
  /** Cached totals and other expensive counts. */
  counts: CountCache;
  /** The clock; replaced in tests. */
  now: () => Date;
}

export type HandlersOf<K extends OperationId> = Pick<Handlers, K>;

/** Removes fields that are null, which the contract represents as absent. */
export function omitNull<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Position of a page of results. */
export interface Paging {
  current: number;
  size: number;
  offset: number;
}

/** Returns the paging of a query, with the contract's defaults. */
export function paging(query: { current?: number; pageSize?: number }): Paging {
  const { current = 1, pageSize: size = 10 } = query;
  return { current, size, offset: (current - 1) * size };
}

/** Returns the paging of a staff list. */
export function staffPaging({
  current = 1,
  size = 20,
}: {
  current?: number;
  size?: number;
}): Paging {
  return { current, size, offset: (current - 1) * size };
}
