import type { Handlers, OperationId } from './types.ts';
import type { CachedFigures } from './cached-figures.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../store/file-store.ts';

/** What handlers work with. Those that need more add an interface `With…` of the folder that provides it. */
export interface Services {
  db: Database;
  /** Folder of uploads that are not whole yet. */
  incoming: string;
  /** The bytes of files. */
  store: FileStore;
  /** The address of the site that links in mails lead to; undefined where the server knows none. */
  siteUrl: () => string | undefined;
  /** Totals and other figures that are dear to find out. */
  figures: CachedFigures;
  /** The clock; tests set it. */
  now: () => Date;
}

/** The handlers of some operations. */
export type HandlersOf<K extends OperationId> = Pick<Handlers, K>;

/** Leaves out the fields that are null: the contract knows them only as absent. */
export function omitNull<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Which records a page holds. */
export interface Paging {
  current: number;
  size: number;
  offset: number;
}

/** Paging as the query asks for it, with the contract's defaults. */
export function paging(query: { current?: number; pageSize?: number }): Paging {
  const { current = 1, pageSize: size = 10 } = query;
  return { current, size, offset: (current - 1) * size };
}

/** Paging of the lists that staff see. */
export function staffPaging({
  current = 1,
  size = 20,
}: {
  current?: number;
  size?: number;
}): Paging {
  return { current, size, offset: (current - 1) * size };
}
