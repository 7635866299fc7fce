/** Rows per statement; with up to 13 columns below PostgreSQL's limit of 65,535 parameters. */
const BATCH_SIZE = 5000;

/** Writes rows in batches within PostgreSQL's limit on parameters; writes nothing without rows. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) await write(rows.slice(at, at + BATCH_SIZE));
}
