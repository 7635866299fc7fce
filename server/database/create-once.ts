/**
 * Creates a record, or returns the record that a request with the same key has created.
 * @param find reads the record by its identifier
 * @param create inserts the record; throws if it exists
 */
export async function createOnce<Row>(
  find: () => PromiseLike<Row[]>,
  create: () => PromiseLike<Row[]>,
): Promise<Row> {
  const [made] = await find();
  if (made !== undefined) return made;
  try {
    const [row] = await create();
    if (row === undefined) throw new Error('the record was not written');
    return row;
  } catch (error) {
    // A concurrent request may have inserted the record first.
    const [other] = await find();
    if (other !== undefined) return other;
    throw error;
  }
}
