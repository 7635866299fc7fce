/** Returns the Web Locks API; undefined if missing (without TLS) or blocked. */
async function lockable(): Promise<LockManager | undefined> {
  try {
    const { locks } = navigator as Partial<Navigator>;
    await locks?.query();
    return locks;
  } catch {
    return undefined;
  }
}

/**
 * Runs an action in one tab at a time. Without the Web Locks API it runs anyway; the server must
 * reject duplicates.
 * @param elsewhere result while another tab holds the lock
 */
export async function withTabLock<T>(
  name: string,
  elsewhere: T,
  act: () => Promise<T>,
): Promise<T> {
  const locks = await lockable();
  if (locks === undefined) return await act();
  return await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? elsewhere : await act(),
  );
}
