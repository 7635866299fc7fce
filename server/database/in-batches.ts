/** Stays below PostgreSQL's limit of 65,535 parameters per statement for a dozen columns. */
const ROWS_OF_A_STATEMENT = 5000;

/** Writes rows in as few statements as the limit on parameters allows; none without rows. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_STATEMENT)
    await write(rows.slice(at, at + ROWS_OF_A_STATEMENT));
}
