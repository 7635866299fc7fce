import type { Database, OpenDatabase } from '../../../server/database/open.ts';

/** The demo content that a database was copied with. */
export interface DemoCopy {
  /** When it was written: what is open or over in it is so at this moment. */
  now: Date;
  /** Folder of its files. */
  files: string;
}

/**
 * How a kind of database is opened for a test; `prepare` fills it, with the demo content where `demo` is
 * set. A copy of one that holds the demo is as good.
 */
export type OpenForTest = (
  prepare: (db: Database) => Promise<void>,
  demo: boolean,
) => Promise<OpenDatabase & { copy?: DemoCopy }>;
