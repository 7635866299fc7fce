/**
 * Creates a record, or answers the one that a call with the same key has created meanwhile.
 * @param find reads the record by its identifier
 * @param create writes it, and throws where it is there
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
    // Two at once: the database lets one of them in.
    const [other] = await find();
    if (other !== undefined) return other;
    throw error;
  }
}
