import type { Database, OpenDatabase } from '../../../server/database/open.ts';

/** The demo content of a copied database. */
export interface DemoCopy {
  /** Time when the demo was written, to which its dates are relative. */
  now: Date;
  /** Folder of its files. */
  files: string;
}

/**
 * Opens a database for a test. `prepare` fills it, with demo content if `demo` is set; a copy of a
 * filled database may be opened instead.
 */
export type OpenForTest = (
  prepare: (db: Database) => Promise<void>,
  demo: boolean,
) => Promise<OpenDatabase & { copy?: DemoCopy }>;
